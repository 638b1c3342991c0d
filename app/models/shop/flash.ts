/** One message for the next screen, with where it may lead on to and what of it can be taken back. */
export type Flash = {
  kind: "success" | "error";
  text: string;
  links: { href: string; label: string }[];
  /** Posts `id` to `action` (a path of the site) to undo what the message tells of. */
  undo?: { action: string; id: string } | undefined;
  /** The one-time id of the form that was saved. */
  saved?: string | undefined;
};
