import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/start/root.mjs";
import { siteVariables } from "../../scripts/start/variable.mjs";
import { listFiles } from "./source";

const ROOMS = "app|tests|docs|scripts|prisma|bench|public|deploy|\\.ci";
const INSIDE = "admin|api|http|models|rules|server|site|steel|styles|ui";
/** A file, or what stands in backticks alone and may be a folder or lie below app; on a server below the clone or the release. */
const PATH = new RegExp(
  `(?<![\\w./-])(?:/srv/steel/(?:source|current)/)?((?:${ROOMS})/[\\w./-]+\\.(?:tsx?|mjs|md|css|json|png|prisma|service|conf))\\b` +
    `|(?<=\`|/srv/steel/(?:source|current)/)((?:${ROOMS})(?:/[\\w-]+)+)(?=[\`\\s])` +
    `|(?<=\`)((?:${INSIDE})/[\\w./-]+)(?=\`)`,
  "g",
);

/** The files of the repository that a text names, each once. */
function pathsIn(text: string): string[] {
  const found = [...text.matchAll(PATH)].map(([, file, place, inside]) => file ?? place ?? `app/${inside}`);
  return [...new Set(found)];
}

/** The scripts that a text tells to run: `npm run NAME`, and npm's own two. */
function scriptsIn(text: string): string[] {
  const own = [...text.matchAll(/\bnpm (start|test)\b/g)];
  const run = [...text.matchAll(/\bnpm (?:--prefix \S+ )?run (?:-\w )?([\w:-]+)/g)];
  return [...new Set([...own, ...run].map(([, name]) => name ?? ""))].filter((name) => name !== "NAME");
}

/** Names in capitals that stand as code, or are given a value in a block. */
function variablesIn(text: string): string[] {
  const named = [
    ...text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g),
    ...text.matchAll(/^([A-Z][A-Z0-9_]+)=/gm),
  ];
  return [...new Set(named.map(([, name]) => name ?? ""))];
}

/** What a screen says, as a text quotes it; numbers are the screen's own. */
function labelsIn(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```|`[^`]*`/g, "").replace(/\s+/g, " ");
  return [...prose.matchAll(/"([A-Z][^"]*?)(?: \d+)?"/g)].map(([, label]) => label ?? "");
}

/** Where a text leads to within the repository: a file, and what stands after `#`. */
function linksIn(text: string): { file: string; heading: string }[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(
    ([, file, heading]) => ({
      file: file ?? "",
      heading: heading ?? "",
    }),
  );
}

/** As pages of a repository name their headings. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    (title ?? "")
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replace(/\s/g, "-"),
  );
}

function blocksIn(text: string): string[] {
  return [...text.matchAll(/^```sh.*\n([\s\S]*?)^```$/gm)].map(([, block]) => block ?? "");
}

/** A module may be named without its ending. */
function isThere(file: string) {
  return ["", ".ts", ".tsx", ".server.ts", ".server.mjs"].some((end) =>
    existsSync(path.join(root, file + end)),
  );
}

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...listFiles("docs").filter((file) => file.endsWith(".md")),
];

const said = listFiles("app")
  .filter((file) => /\.tsx?$/.test(file) && !file.includes("/generated/"))
  .map(read)
  .join("\n")
  .replace(/\s+/g, " ");

describe("what the documents name", () => {
  it("is read out of their text", () => {
    const texts = documents.map(read);
    for (const readOut of [pathsIn, scriptsIn, variablesIn, linksIn, labelsIn, blocksIn])
      expect(texts.flatMap<unknown>(readOut).length, readOut.name).toBeGreaterThan(25);
  });

  it.each(documents)("is there, paths: %s", (document) => {
    const missing = pathsIn(read(document)).filter((file) => !isThere(file));
    expect(missing).toEqual([]);
  });

  it.each(documents)("is there, commands: %s", (document) => {
    const { scripts } = JSON.parse(read("package.json"));
    expect(scriptsIn(read(document)).filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(documents)("is there, variables: %s", (document) => {
    const text = read(document);
    const source = ["app", "scripts", "deploy", "tests", "bench"];
    const unknown = variablesIn(text).filter((name) => {
      // One of the shell that a block is typed into.
      if (siteVariables.includes(name) || text.includes(`$${name}`)) return false;
      return (
        spawnSync("grep", ["-rqw", "--exclude-dir=generated", name, ...source], { cwd: root }).status !== 0
      );
    });
    expect(unknown).toEqual([]);
  });

  it.each(documents)("is there, labels: %s", (document) => {
    expect(labelsIn(read(document)).filter((label) => !said.includes(label))).toEqual([]);
  });

  it.each(documents)("is there, links: %s", (document) => {
    const broken = linksIn(read(document)).filter(({ file, heading }) => {
      const target = path.join(path.dirname(document), file);
      const place = file === "" ? document : target;
      if (!existsSync(path.join(root, place))) return true;
      return heading !== "" && !headingsOf(read(place)).includes(heading);
    });
    expect(broken).toEqual([]);
  });

  it.each(documents)("can be typed, each block for a shell: %s", (document) => {
    for (const block of blocksIn(read(document))) {
      expect(() => execFileSync("sh", ["-n"], { input: block }), block).not.toThrow();
    }
  });

  it("is, of each promise of security, a test or a reason", () => {
    const rows = [...read("docs/security.md").matchAll(/^\| \d+\.\d+\.\d.*$/gm)].map(([row]) => row);
    expect(rows.length).toBeGreaterThan(100);
    const bare = rows.filter(
      (row) => !/\| (`tests\/[^|]+|reason[^|]*|not applicable|its tests|the tables below) \|$/.test(row),
    );
    expect(bare).toEqual([]);
  });

  it.each(["docs/settings.md", ".env.example"])("is every variable of the environment: %s", (document) => {
    const text = read(document);
    const own = siteVariables.filter((name) => name !== "NODE_ENV");
    expect(own.filter((name) => !text.includes(name))).toEqual([]);
  });

  it("is every command of package.json, but those that are steps of another", () => {
    const { scripts } = JSON.parse(read("package.json"));
    const named = documents.flatMap((document) => scriptsIn(read(document)));
    const steps = ["check:style", "check:unused", "format"];
    expect(Object.keys(scripts).filter((name) => !named.includes(name) && !steps.includes(name))).toEqual([]);
  });

  it("is every document, from the README on by the page of contents", () => {
    expect(read("README.md")).toContain("docs/README.md");
    const listed = linksIn(read("docs/README.md")).map(({ file }) => path.join("docs", file));
    const others = documents.filter((document) => !document.endsWith("README.md"));
    expect(listed.sort()).toEqual(others.sort());
  });
});

it("lets the README be read in five minutes", () => {
  expect(read("README.md").split("\n").length).toBeLessThanOrEqual(150);
});
