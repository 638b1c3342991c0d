/** One line that the search box offers, and where it leads. */
export type Suggestion = { label: string; detail: string; href: string };
