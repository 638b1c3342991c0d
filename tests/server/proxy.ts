import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import https, { type RequestOptions } from "node:https";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeCertificate } from "../support/certificate";
import { freePort } from "../support/raw-http";
import { fromRoot } from "../support/site";

/** What stands in front of the site in these tests as on a server: Debian's Caddy or nginx, with the file of deploy/. */
export type ProxyName = "caddy" | "nginx";

/** The relay, a CDN say, whose word on the visitor is believed. A Linux machine has every address of 127.0.0.0/8. */
export const RELAY = "127.0.0.2";
export const DOMAIN = "steel.test";

const PATIENCE_MS = 10_000;

export function hasProxy(name: ProxyName): boolean {
  if (process.platform !== "linux") return false;
  try {
    execFileSync("sh", ["-c", `PATH=$PATH:/usr/sbin command -v ${name}`]);
    return true;
  } catch {
    return false;
  }
}

/** Starts the proxy before the site at `url`; `http` and `https` are its ports. */
export async function startProxy(name: ProxyName, url: string) {
  const folder = mkdtempSync(path.join(tmpdir(), `steel-${name}-`));
  const [plain, secure] = await Promise.all([freePort(), freePort()]);
  const { cert, key } = makeCertificate();
  writeFileSync(path.join(folder, "cert.pem"), cert);
  writeFileSync(path.join(folder, "key.pem"), key, { mode: 0o600 });
  const { host } = new URL(url);
  const place = { folder, plain, secure, host };
  const child = name === "caddy" ? startCaddy(place) : startNginx(place);
  const stop = async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    rmSync(folder, { recursive: true, force: true });
  };
  await untilListening(child, secure).catch(async (error) => {
    await stop();
    throw error;
  });
  return { plain, secure, stop };
}

type ProxyPlace = { folder: string; plain: number; secure: number; host: string };

/** Its file as it stands, but for ports, addresses and the certificate, which a server gets from outside. */
function readConfig(file: string, { host }: ProxyPlace) {
  return readFileSync(fromRoot("deploy", file), "utf8")
    .replaceAll("127.0.0.1:3000", host)
    .replaceAll("192.0.2.0/24", `${RELAY}/32`)
    .replaceAll("steel.example", DOMAIN);
}

function startCaddy(place: ProxyPlace) {
  const { folder, plain, secure } = place;
  const global = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${plain}\n\thttps_port ${secure}\n}\n`;
  const site = readConfig("Caddyfile", place).replace(
    `${DOMAIN} {`,
    `${DOMAIN} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`,
  );
  writeFileSync(path.join(folder, "Caddyfile"), global + site);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ["run", "--config", path.join(folder, "Caddyfile"), "--adapter", "caddyfile"];
  return spawn("caddy", args, { env, stdio: ["ignore", "ignore", "pipe"] });
}

function startNginx(place: ProxyPlace) {
  const { folder, plain, secure } = place;
  const servers = readConfig("nginx.conf", place)
    .replace(/^\tlisten \[::\].*\n/gm, "")
    .replace("listen 80;", `listen ${plain};`)
    .replace("listen 443", `listen ${secure}`)
    .replace(/error_log .* crit;/, "error_log stderr crit;")
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};` : "";
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `${user} daemon off; pid ${folder}/pid; error_log stderr; events {}
    http { ${temporary.join(" ")}\n${servers} }`,
  );
  const args = ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", "stderr"];
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  return spawn("nginx", args, { env, stdio: ["ignore", "ignore", "pipe"] });
}

async function untilListening(child: ChildProcess, port: number) {
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-4_000);
  });
  const last = Date.now() + PATIENCE_MS;
  while (Date.now() < last && child.exitCode === null) {
    const answer = await askProxy(port, { path: "/healthz" }).catch(() => null);
    if (answer?.status === 200) return;
    await pause(50);
  }
  throw new Error(`The proxy does not answer. It said:\n${said}`);
}

export type ProxyAnswer = { status: number; headers: Headers; text: string };

/** One request over https to the domain, from `localAddress` where that is given. */
export async function askProxy(
  port: number,
  options: RequestOptions,
  body?: string | Buffer,
): Promise<ProxyAnswer> {
  const request = https.request({
    host: "127.0.0.1",
    port,
    servername: DOMAIN,
    rejectUnauthorized: false,
    agent: false,
    ...options,
    headers: { Host: DOMAIN, ...(body && { "Content-Length": Buffer.byteLength(body) }), ...options.headers },
  });
  const answered = once(request, "response");
  // After an answer nobody else listens to what becomes of the rest of a body.
  request.on("error", () => {});
  request.end(body);
  const [response] = await answered;
  response.setEncoding("utf8");
  let text = "";
  for await (const piece of response) text += piece;
  const headers = new Headers();
  for (let index = 0; index < response.rawHeaders.length; index += 2) {
    headers.append(response.rawHeaders[index], response.rawHeaders[index + 1]);
  }
  return { status: response.statusCode, headers, text };
}
