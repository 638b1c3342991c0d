/** Longest query that is searched, in characters. */
export const LONGEST_QUERY = 100;
