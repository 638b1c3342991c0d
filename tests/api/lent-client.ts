import { beforeAll } from "vitest";
import { borrowSite } from "../support/lent-site";
import { firstAdmin } from "../support/template";
import { openClient } from "./client";

/** A lent site, and a program that is signed in to it. */
export function borrowClient({ sample = false } = {}) {
  const site = borrowSite({ sample });
  const client = openClient(site.url);
  beforeAll(async () => void (await client.signIn(firstAdmin.email, firstAdmin.password)));
  return { site, client };
}
