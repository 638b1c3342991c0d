export type Flash = {
  kind: "success" | "warning" | "error";
  text: string;
  links: { href: string; label: string }[];
  undo?: { action: string; id: string } | undefined;
  /** The one-time id of the form that was saved. */
  saved?: string | undefined;
};
