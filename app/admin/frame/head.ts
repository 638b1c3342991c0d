import type { MetaDescriptor } from "@remix-run/node";
import type { Frame } from "~/ui/frame/frame";

type Match = { id: string; data?: unknown };

/** The screen's title; before it, in a tab that stands among others, how many enquiries are new. */
export function adminHead(title: string, matches: readonly (Match | undefined)[]): MetaDescriptor[] {
  const frame = matches.find((match) => match?.id === "root")?.data as Frame | undefined;
  const waiting = frame?.admin?.newEnquiries ?? 0;
  return [
    { title: `${waiting > 0 ? `(${waiting}) ` : ""}${title} · Back office` },
    { name: "robots", content: "noindex" },
  ];
}
