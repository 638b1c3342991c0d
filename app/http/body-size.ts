export const MULTIPART_BYTES = 26 * 1024 * 1024;
export const PLAIN_BYTES = 256 * 1024;
