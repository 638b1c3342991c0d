export const MOST_PICTURE_BYTES = 12 * 1024 * 1024;
export const MOST_PICTURE_PIXELS = 50_000_000;

export const MOST_MB = MOST_PICTURE_BYTES / 1024 / 1024;

export const NOT_AN_IMAGE = "Only image files are allowed";
export const IMAGE_TOO_HEAVY = `Image must be ${MOST_MB} MB or smaller`;
export const IMAGE_TOO_LARGE = "Image is too large";

export const LONGEST_SIDE = 2560;

/** A picture has those that are narrower than itself. */
export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const;
