import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeCertificate } from "./certificate";

/** A browser's subscription, with the keys that the browser keeps to itself. */
export type Subscription = {
  endpoint: string;
  p256dh: string;
  auth: string;
  read: (body: Buffer) => string;
};

/** A message as it came, read with the browser's own keys. */
export type TakenPush = {
  path: string;
  headers: IncomingMessage["headers"];
  text: string;
  /** What the sender said of itself, once its signature had been checked. */
  claims: { aud: string; exp: number; sub: string };
};

export type PushService = {
  url: string;
  port: number;
  /** PEM: whoever sends must trust it. */
  cert: string;
  /** The same in a file, for NODE_EXTRA_CA_CERTS. */
  certFile: string;
  taken: TakenPush[];
  /** All that came, also what was refused. */
  asked: string[];
  subscribe: (name: string) => Subscription;
  stop: () => Promise<void>;
};

type Answer = (request: IncomingMessage, response: ServerResponse, take: () => void) => void;

/**
 * A real push service on this machine: it checks who sends (RFC 8292), decrypts what is sent (RFC 8291) and answers 201.
 * `answers` make it answer otherwise, by the name of the subscription.
 */
export async function openPushService(serverKey: string, answers: Record<string, Answer> = {}) {
  const { cert, key } = makeCertificate();
  const folder = mkdtempSync(path.join(tmpdir(), "steel-push-"));
  const certFile = path.join(folder, "authority.pem");
  writeFileSync(certFile, cert);
  const subscriptions = new Map<string, Subscription>();
  const service = { taken: [] as TakenPush[], asked: [] as string[], url: "" };
  const server = createServer({ cert, key }, async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const name = request.url?.slice(1) ?? "";
    const subscription = subscriptions.get(name);
    service.asked.push(name);
    if (!subscription) return void response.writeHead(404).end();
    const take = () => {
      const claims = checkSender(request, serverKey, service.url);
      const text = subscription.read(Buffer.concat(pieces));
      service.taken.push({ path: name, headers: request.headers, text, claims });
      response.writeHead(201).end();
    };
    (answers[name] ?? ((_, __, accept) => accept()))(request, response, take);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The push service does not listen");
  service.url = `https://127.0.0.1:${address.port}`;
  return Object.assign(service, {
    port: address.port,
    cert,
    certFile,
    subscribe(name: string) {
      const subscription = makeSubscription(`${service.url}/${name}`);
      subscriptions.set(name, subscription);
      return subscription;
    },
    stop() {
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  }) satisfies PushService;
}

/** A pair as a first start makes it. */
export function makePushKeys() {
  const pair = createECDH("prime256v1");
  const PUSH_PUBLIC_KEY = pair.generateKeys("base64url");
  const PUSH_PRIVATE_KEY = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY: PUSH_PRIVATE_KEY.toString("base64url") };
}

export function makeSubscription(endpoint: string): Subscription {
  const pair = createECDH("prime256v1");
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    p256dh: own.toString("base64url"),
    auth: auth.toString("base64url"),
    read(body) {
      // RFC 8188: salt, record size, and the sender's key with its length; then one record.
      const salt = body.subarray(0, 16);
      const length = body[20] ?? 0;
      const sender = body.subarray(21, 21 + length);
      const record = body.subarray(21 + length);
      // RFC 8291: what both sides can work out, bound to both keys.
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
      const secret = derive(auth, pair.computeSecret(sender), info, 32);
      const key = derive(salt, secret, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derive(salt, secret, Buffer.from("Content-Encoding: nonce\0"), 12);
      const cipher = createDecipheriv("aes-128-gcm", key, nonce);
      cipher.setAuthTag(record.subarray(-16));
      const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
      // The last record ends with a 2 and zeros.
      return plain.subarray(0, plain.lastIndexOf(2)).toString("utf8");
    },
  };
}

function derive(salt: Buffer, secret: Buffer, info: Buffer, length: number) {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}

/** Throws when the token is not signed by the key that the subscription was made for, or is for another service. */
function checkSender({ headers }: IncomingMessage, serverKey: string, origin: string): TakenPush["claims"] {
  const [, token = "", key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? "") ?? [];
  if (key !== serverKey) throw new Error("Sent with another key");
  const point = Buffer.from(serverKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const [head, body, signature = ""] = token.split(".");
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const claims: TakenPush["claims"] = JSON.parse(Buffer.from(body ?? "", "base64url").toString("utf8"));
  if (!isSigned || claims.aud !== origin) throw new Error("Not signed for this service");
  const left = claims.exp - Date.now() / 1000;
  if (left <= 0 || left > 24 * 60 * 60) throw new Error("Signed for too long or no longer");
  return claims;
}
