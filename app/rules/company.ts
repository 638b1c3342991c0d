/** In characters. */
export const LONGEST_COMPANY_NAME = 60;
export const LONGEST_COMPANY_ADDRESS = 200;
