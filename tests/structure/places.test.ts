import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/start/root.mjs";
import { listFiles } from "./source";

const words = (text: string) => text.split(" ");
const nouns = words("product blog testimonial enquiry quotation account");

/** The folders of each room; `.` stands for files in the room itself. */
const FOLDERS: Record<string, readonly string[]> = {
  server: ["."],
  http: [".", "cookie", "form", "file"],
  models: [
    ...nouns,
    ...words(
      "picture paper row text draft import spreadsheet search shop sample upkeep backup queue mail push",
    ),
    ...words("line money rate demand"),
  ],
  steel: [".", "reading"],
  rules: ["."],
  site: words("frame home product blog enquiry delivery written feeds search quotation"),
  admin: [...nouns, ...words("frame list editor settings rate demand")],
  api: [".", "openapi"],
  ui: [".", "frame", "browser", "field"],
  styles: [".", "admin", "screens"],
};

/** What stands in app itself: the routes, the entries, and what every room looks into. */
const ROOT =
  /^app\/(routes|root|entry\.(client|server)|env\.server|log\.server|db(-[\w-]+)?\.server|server-build\.d)\.(tsx?|mjs)$/;

/** Folders of tests that mirror no room. */
const OWN = ["copy", "structure", "support", "e2e", "commands", "attack", "faults"];

function isNowheres(file: string): boolean {
  const [, room = "", folder = ""] = file.split("/");
  if (file.split("/").length === 2) return !ROOT.test(file);
  const place = file.split("/").length === 3 ? "." : folder;
  return !FOLDERS[room]?.includes(place);
}

/** A test stands where what it tests stands: its folder is one of app's. */
function mirrorsNothing(file: string): boolean {
  const [, room = "", ...rest] = file.split("/");
  if (rest.length === 0 || OWN.includes(room)) return false;
  const folder = path.posix.dirname(path.posix.join("app", room, ...rest));
  return !existsSync(path.join(root, folder));
}

describe("every file has a place", () => {
  it("in app, within a room and its folders", () => {
    expect(listFiles("app").filter(isNowheres)).toEqual([]);
  });

  it("in tests, in a folder that mirrors one of app", () => {
    expect(listFiles("tests").filter(mirrorsNothing)).toEqual([]);
  });
});

it("every line of who did what is waited for", () => {
  const hasty = (text: string) => /(?<!await |return |function )\blogEvent\(/.test(text);
  expect([hasty("  logEvent({ event })"), hasty("  await logEvent({ event })")]).toEqual([true, false]);
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  expect(listFiles("app").filter((file) => /\.tsx?$/.test(file) && hasty(read(file)))).toEqual([]);
});
