/** 7 to 20 digits as people write them, with or without the country's code. */
export const PHONE_NUMBER = /^\+?(?:[ ().-]*\d){7,20}[ )]*$/;

/** Of countries, as ITU-T E.164 lists them: none begins with another. */
const CALLING_CODE =
  /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|21[1-368]|2[2346]\d|25[0-8]|29[017-9]|35\d|37[0-8]|38[0-35-79]|42[013]|50\d|59\d|67[02-9]|68[0-35-9]|69[0-2]|85[02356]|88[06]|96[0-8]|97[0-7]|99[2-68])/;

/** With which the digits of an international number begin; of none that is known, three. */
export function callingCodeIn(digits: string): string {
  return CALLING_CODE.exec(digits)?.[0] ?? digits.slice(0, 3);
}

export function isCallingCode(digits: string) {
  return CALLING_CODE.exec(digits)?.[0] === digits;
}
