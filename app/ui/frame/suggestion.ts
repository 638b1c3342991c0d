export type Suggestion = { label: string; detail: string; href: string };
