import type { MetaDescriptor } from "@remix-run/node";

/** The head of a screen of the back office: its title, and nothing for search engines. */
export function adminHead(title: string): MetaDescriptor[] {
  return [{ title: `${title} · Back office` }, { name: "robots", content: "noindex" }];
}
