import type { Sending } from "./long-text-round";

const lists = [
  "/adminallproduct",
  "/adminallblog",
  "/adminTestimonialdetails",
  "/adminalluser",
  "/adminenquiries",
];
const steel = ["form", "thickness", "width", "length", "pieces", "weight", "inner"];

/** What the forms that only ask (GET) put into an address, and what links do. */
const ASKED: [string, string[]][] = [
  ["/search", ["q"]],
  ["/", steel],
  ["/hotRolled/sheet", ["tmin", "tmax", "wmin", "wmax", "sort", "page"]],
  ["/allproduct", ["type", "thickness", "width", "page"]],
  ["/allblogs", ["tag", "page"]],
  ["/mildStainless", ["place", "coat", "surface", "thickness"]],
  ["/contact", ["product"]],
  ["/adminlogin", ["back"]],
  ["/nowhere", ["q"]],
  ...lists.map((list): [string, string[]] => [list, ["q", "sort", "dir", "page", "status"]]),
  ["/backend/api/admin/product/getAllProduct", ["page", "limit"]],
];

/** An address may have 16 KB. */
const ROOM_BYTES = 15_000;

export function listQueries(cookie: string, texts: Record<string, string>): Sending[] {
  return Object.entries(texts).flatMap(([kind, text]) => {
    // What was cut within an escaped sign is dropped.
    const said = encodeURIComponent(Buffer.from(text.slice(0, ROOM_BYTES)).toString()).slice(0, ROOM_BYTES);
    const value = said.replace(/%.?$/, "");
    return ASKED.flatMap(([path, names]) =>
      names.map((name) => ({
        name: `${kind} as ${name} of GET ${path}`,
        at: `${path}?${name}=${value}`,
        init: (sender: string) => ({ headers: { Cookie: cookie, "X-Forwarded-For": sender } }),
      })),
    );
  });
}
