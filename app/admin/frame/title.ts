import type { MetaDescriptor } from "@remix-run/node";

export function adminHead(title: string): MetaDescriptor[] {
  return [{ title: `${title} · Back office` }, { name: "robots", content: "noindex" }];
}
