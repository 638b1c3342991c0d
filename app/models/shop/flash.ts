/** For the next screen alone. */
export type Flash = {
  kind: "success" | "warning" | "error";
  text: string;
  links: { href: string; label: string }[];
  /** Posts `id` to `action`, a path of the site. */
  undo?: { action: string; id: string } | undefined;
  /** The one-time id of the form that was saved. */
  saved?: string | undefined;
};
