import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import routes from "~/routes";
import "../support/door";

const { CACHED_PAGES, readPageAddress } = await import("~/server/page-address.server");

/** Public addresses that are made anew for each who asks, and why. */
const MADE_EACH_TIME: Record<string, string> = {
  "/contact": "its form has a token",
  "/enquiry": "it shows the visitor's own list",
  "/enquiry/sent": "it shows what one visitor has sent",
  "/uploads/:file": "files are sent from the disk",
  "/coilproduct/:id/datasheet.pdf": "it leads to the one address of the data sheet",
  "/coldproductsheet/:id/datasheet.pdf": "it leads to the one address of the data sheet",
  "/coldproductcoil/:id/datasheet.pdf": "it leads to the one address of the data sheet",
  "/quotation/:token": "it is one buyer's, and no copy of it may lie anywhere",
  "/quotation/:token.pdf": "it is one buyer's, and no copy of it may lie anywhere",
  "/enquiry/list.pdf": "it is one visitor's list",
  "/.well-known/security.txt": "it says how long it holds, counted from now",
};

type Route = (typeof routes)[number];

const addressesOf = (route: Route): string[] => [
  ...(route.children ?? []).flatMap(addressesOf),
  ...(route.index ? ["/"] : route.path ? [`/${route.path}`] : []),
];

test("every public page is listed, or is known to be made each time", () => {
  const isPublic = ({ file }: Route) => file.startsWith("site/");
  const pages = routes
    .filter(isPublic)
    .flatMap(addressesOf)
    .filter((address) => address !== "/*");
  const listed = new Set([...Object.keys(CACHED_PAGES), ...Object.keys(MADE_EACH_TIME)]);
  expect(pages.filter((address) => !listed.has(address))).toEqual([]);
});

const read = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  readPageAddress({ method, url, headers } as unknown as IncomingMessage);

test.each([
  ["/about", { path: "/about", query: "" }],
  ["/about?", { path: "/about", query: "" }],
  ["/about?a=1&b=2", { path: "/about", query: "" }],
  ["/allproduct?width=1250&page=2", { path: "/allproduct", query: "page=2&width=1250" }],
  ["/search?q=2mm+HR%201250", { path: "/search", query: "q=2mm+HR+1250" }],
  ["/search.data?q=a", { path: "/search.data", query: "q=a" }],
  ["/_root.data?form=coil", { path: "/_root.data", query: "form=coil" }],
  ["/product/0123456789abcdef01234567", { path: "/product/0123456789abcdef01234567", query: "" }],
  [
    "/product/0123456789abcdef01234567/datasheet.pdf?a=1",
    { path: "/product/0123456789abcdef01234567/datasheet.pdf", query: "" },
  ],
  ["/product/0123456789abcdef01234567/datasheet", null],
  ["/product/1", null],
  ["/product/:id", null],
  ["/about.data?_routes=root", null],
  ["/search?q=a&q=b", null],
  [`/search?q=${"a".repeat(400)}`, null],
  ["/constructor", null],
  ["/__proto__", null],
  ["/adminallproduct", null],
])("%s is read as %o", (url, address) => {
  expect(read(url)).toEqual(address);
});

test.each([
  ["POST", {}],
  ["GET", { "content-length": "3" }],
  ["GET", { origin: "https://partner.example" }],
  ["GET", { authorization: "Bearer x" }],
  ["GET", { cookie: "a=1; session=abc" }],
  ["GET", { cookie: "flash=abc" }],
])("%s with %o is nobody else's", (method, headers) => {
  expect(read("/about", headers, method)).toBeNull();
});
