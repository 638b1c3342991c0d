import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, it } from "vitest";
import routes from "~/routes";
import { PREFETCH_RULES } from "~/site/frame/program.server";

/** Not fetched before they are asked for: forms with a one-time id, what one visitor sent, searches, and what is missing. */
const ASKED_FOR = ["contact", "enquiry", "enquiry/sent", "search", "*"];

const addressOf = ({ path = "" }: RouteConfigEntry) => `/${path.replace(":id", "0123456789abcdef01234567")}`;

const [{ where }] = JSON.parse(PREFETCH_RULES).prefetch;

/** As a browser reads the rules, but for the case of letters. */
const isNextPage = (address: string) =>
  where.href_matches.some((page: string) =>
    new RegExp(`^${page.replaceAll(":id", "[^/]+")}$`, "i").test(address),
  );

describe("the pages that are fetched ahead", async () => {
  const [site, ...others] = await routes;
  const pages = site?.children ?? [];

  it("are the public ones", () => {
    expect(pages.length).toBeGreaterThan(15);
    for (const page of pages) {
      const isNext = !ASKED_FOR.includes(page.path ?? "");
      expect(isNextPage(addressOf(page)), addressOf(page)).toBe(isNext);
    }
  });

  it("are nothing of the back office, no file and no call of the API", () => {
    const rest = others.flatMap((route) => [route, ...(route.children ?? [])]).filter(({ path }) => path);
    expect(rest.length).toBeGreaterThan(30);
    expect(rest.map(addressOf).filter(isNextPage)).toEqual([]);
  });
});
