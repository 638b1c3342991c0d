/** What the environment and the settings screen take of the company. */

/** In characters. */
export const LONGEST_COMPANY_NAME = 60;
export const LONGEST_COMPANY_ADDRESS = 200;

/** Digits as people write them, with or without the country's code. */
export const PHONE_NUMBER = /^\+?[\d ()-]{7,20}$/;
