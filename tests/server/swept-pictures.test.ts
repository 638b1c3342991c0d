import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "~/models/row/id.server";
import { type Home, makeHome, removeHome } from "../support/home";
import { openOffice } from "../support/office";
import { type Site, startSite } from "../support/site";

/** A running site among pictures of which its database knows nothing, as in the folder of another site. */
let home: Home;
let site: Site;
let office: ReturnType<typeof openOffice>;
const names = Array.from({ length: 256 }, () => `${newId()}-800x600.webp`).sort();
beforeAll(async () => {
  home = await makeHome("bare");
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const name of names) {
    writeFileSync(path.join(home.uploadsDir, name), "x");
    utimesSync(path.join(home.uploadsDir, name), yesterday, yesterday);
  }
  site = await startSite({ home });
  office = openOffice(site);
  await office.signIn();
});
afterAll(async () => {
  await site.end("SIGTERM");
  removeHome(home);
});

const shown = () =>
  readdirSync(home.uploadsDir)
    .filter((name) => !name.startsWith("."))
    .sort();
const dashboard = () => office.open("/admindashboard");

it("touches none of them, says so on the dashboard, and moves them to the trash when told to", async () => {
  await expect.poll(() => site.log(), { timeout: 20_000 }).toContain('"event":"sweep-held"');
  expect(shown()).toEqual(names);
  const page = await dashboard();
  expect(page.text).toContain(
    "256 of 256 pictures in the uploads folder belong to nothing in this database.",
  );
  expect(page.html).toContain('name="pictures" value="256"');

  const agreed = await office.post("/admindashboard", { intent: "sweep-pictures", pictures: "256" });
  expect(agreed.status).toBe(302);
  expect(shown()).toEqual([]);
  expect(readdirSync(path.join(home.uploadsDir, ".trash")).sort()).toEqual(names);
  expect((await dashboard()).text).toContain("256 of 256 pictures belonged to nothing in this database");
});

it("serves neither the trash nor the marks of the folder", async () => {
  const hidden = [".site", ".owner", `.trash/${names[0]}`, `.trash%2F${names[0]}`, `%2etrash/${names[0]}`];
  for (const name of hidden) {
    const answer = await fetch(`${site.url}/uploads/${name}`);
    expect([name, answer.status]).toEqual([name, 404]);
  }
});
