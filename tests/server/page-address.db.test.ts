import { expect, test } from "vitest";
import routes from "~/routes";
import { CACHED_PAGES } from "~/server/page-address.server";

/** Public addresses that are made anew for each who asks, and why. */
const MADE_EACH_TIME: Record<string, string> = {
  "/contact": "its form has a token",
  "/enquiry": "it shows the visitor's own list",
  "/enquiry/sent": "it shows what one visitor has sent",
  "/uploads/:file": "files are sent from the disk",
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
