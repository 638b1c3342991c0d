/** The form that takes it back; `fields` are what it sends besides its `intent` and `id`. */
export type Undo = { action: string; id: string; fields?: Record<string, string> | undefined };

export type Flash = {
  kind: "success" | "warning" | "error";
  text: string;
  links: { href: string; label: string }[];
  undo?: Undo | undefined;
  /** The one-time id of the form that was saved. */
  saved?: string | undefined;
};
