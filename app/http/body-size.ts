/** Of a form with files, all parts together. */
export const MULTIPART_BYTES = 26 * 1024 * 1024;
/** Most bytes of any other body. */
export const PLAIN_BYTES = 256 * 1024;
