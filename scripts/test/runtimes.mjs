import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../start/root.mjs";
import { main, run, Stopped, secondsSince } from "../start/step.mjs";
import { testEnvironment } from "./environment.mjs";

/** The oldest Node that will do and the newest of each kind. */
const VERSIONS = ["22.14.0", "22", "24", "26"];

const PAGES = [
  "/",
  "/allproduct",
  "/allblogs",
  "/search?q=coil",
  "/about",
  "/privacy",
  "/adminlogin",
  "/sitemap.xml",
  "/backend/api/admin/product/getAllProduct",
  "/healthz",
];

/** Until a clone's first page, packages and all. */
const PATIENCE_MS = 300_000;

/**
 * `npm run test:runtimes [-- 26]`: a clone of the committed tree installs, starts, answers pages, takes an enquiry and
 * stops, with each Node in turn. Prints the table of docs/deploy.md.
 */
await main(async () => {
  const wanted = process.argv.slice(2);
  const lines = [];
  for (const version of wanted.length > 0 ? wanted : VERSIONS) lines.push(await tryRuntime(version));
  const cores = availableParallelism();
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${process.platform}-${process.arch}, ${cores} cores`,
  );
  console.log("| Node | first page after | ten URLs | enquiry | stop | load at the start |");
  console.log("|---|---|---|---|---|---|");
  for (const line of lines) console.log(`| ${line.join(" | ")} |`);
});

async function tryRuntime(version) {
  const node = await fetchNode(version);
  const place = mkdtempSync(path.join(tmpdir(), "steel runtime "));
  try {
    return await tryClone(node, path.join(place, "clone"));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** A version such as `26` is the newest of its kind. */
async function fetchNode(version) {
  const exact = version.includes(".") ? version : await newestOf(version);
  const env = { ...process.env, STEEL_NODE: exact };
  const { code, out, all } = await run("sh", ["scripts/node", "-p", "process.execPath"], { env });
  if (code !== 0) throw new Stopped(all.trim());
  return { file: out.trim(), version: exact };
}

async function newestOf(major) {
  const name = `node-${process.platform}-${process.arch}@${major}`;
  const { code, out, all } = await run("npm", ["view", name, "version", "--json"]);
  if (code !== 0) throw new Stopped(all.trim());
  const versions = [JSON.parse(out)].flat();
  return versions.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
}

async function tryClone(node, clone) {
  const { code, all } = await run("git", ["clone", "--quiet", root, clone]);
  if (code !== 0) throw new Stopped(all.trim());
  console.log(`\nNode ${node.version}`);
  const load = loadavg()[0].toFixed(1);
  const begun = Date.now();
  const site = startClone(node, clone);
  try {
    const url = await untilReady(site);
    await expectStatus(`${url}/`, 200);
    const firstPage = secondsSince(begun);
    for (const page of PAGES) await expectStatus(url + page, 200);
    const reference = await sendEnquiry(url);
    const exitCode = await stop(site);
    if (exitCode !== 0) throw new Stopped(`Node ${node.version}: the site stopped with ${exitCode}.`);
    const warning = /^.*(?:warning|deprecat).*$/im.exec(site.log())?.[0];
    if (warning) throw new Stopped(`Node ${node.version} warns: ${warning}`);
    return [node.version, firstPage, "all 200", `thanked (${reference})`, "exit code 0", load];
  } catch (error) {
    throw new Stopped(`Node ${node.version}: ${error.message}\n${site.log()}`);
  } finally {
    site.child.kill("SIGKILL");
  }
}

function startClone(node, clone) {
  const bin = path.dirname(node.file);
  const npm = path.join(bin, "..", "node_modules", "npm", "bin", "npm-cli.js");
  const env = testEnvironment({
    PORT: "0",
    HOST: "127.0.0.1",
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  });
  for (const name of Object.keys(env)) {
    if (/^(npm_|STEEL_)|^(SESSION_SECRET|INIT_CWD|NODE_OPTIONS)$/.test(name)) delete env[name];
  }
  const child = spawn(node.file, [npm, "start"], { cwd: clone, env, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (piece) => {
      text += piece;
      if (!/^\{/m.test(piece)) process.stdout.write(piece);
    });
  }
  return { child, log: () => text, exit: once(child, "exit") };
}

async function untilReady({ child, log }) {
  const last = Date.now() + PATIENCE_MS;
  while (Date.now() < last && child.exitCode === null && child.signalCode === null) {
    const url = /^Ready: (\S+) /m.exec(log())?.[1];
    if (url) return url;
    await pause(50);
  }
  throw new Error("the site did not come up");
}

async function expectStatus(url, status, init = {}) {
  const answer = await fetch(url, { redirect: "manual", ...init });
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${url} was answered with ${answer.status}`);
  return { answer, text };
}

/** Answers the reference in the thank-you. */
async function sendEnquiry(url) {
  const { text: form } = await expectStatus(`${url}/contact`, 200);
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name, value]) => [name, value]));
  if (!fields.once) throw new Error("the contact form has no token");
  // Sooner it would be stored all the same, but as suspected.
  await pause(3_500);
  const { answer } = await expectStatus(`${url}/contact`, 302, {
    method: "POST",
    headers: { Origin: url },
    body: new URLSearchParams({
      ...fields,
      name: "Runtime",
      phone: "2015550100",
      message: "Two coils, please.",
    }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const { text } = await expectStatus(`${url}/contact`, 200, { headers: { Cookie: cookie } });
  const reference = /Reference: ([\w-]+)/i.exec(text)?.[1];
  if (!reference) throw new Error("the enquiry was not thanked for");
  return reference;
}

async function stop({ child, exit }) {
  child.kill("SIGTERM");
  const [code] = await exit;
  return code;
}
