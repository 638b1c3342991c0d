import type { MetaDescriptor } from "@remix-run/node";

type Match = { id: string; data?: unknown };

/** The screen's title; before it, in a tab that stands among others, how many enquiries are new. */
export function adminHead(title: string, matches: readonly (Match | undefined)[]): MetaDescriptor[] {
  const waiting = countWaiting(matches.find((match) => match?.id === "root")?.data);
  return [
    { title: `${waiting > 0 ? `(${waiting}) ` : ""}${title} · Back office` },
    { name: "robots", content: "noindex" },
  ];
}

function countWaiting(frame: unknown): number {
  if (typeof frame !== "object" || frame === null || !("admin" in frame)) return 0;
  const { admin } = frame;
  if (typeof admin !== "object" || admin === null || !("newEnquiries" in admin)) return 0;
  return Number(admin.newEnquiries ?? 0);
}
