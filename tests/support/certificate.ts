import { generateKeyPairSync, sign } from "node:crypto";

/** A certificate for 127.0.0.1 that answers for itself, and its key, both PEM: what an https server of a test needs. */
export function makeCertificate(): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const signature = node(0x30, oid("1.2.840.10045.4.3.2"));
  const name = node(
    0x30,
    node(0x31, node(0x30, oid("2.5.4.3"), node(0x0c, Buffer.from("Push service of tests")))),
  );
  const day = 24 * 60 * 60 * 1000;
  const times = [-day, 30 * day].map((ms) => node(0x17, Buffer.from(utcTime(new Date(Date.now() + ms)))));
  const isAuthority = extension("2.5.29.19", node(0x30, node(0x01, Buffer.from([0xff]))));
  const isFor = extension("2.5.29.17", node(0x30, node(0x87, Buffer.from([127, 0, 0, 1]))));
  const content = node(
    0x30,
    node(0xa0, node(0x02, Buffer.from([2]))),
    node(0x02, Buffer.from([1])),
    signature,
    name,
    node(0x30, ...times),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    node(0xa3, node(0x30, isAuthority, isFor)),
  );
  const proof = node(0x03, Buffer.from([0]), sign("sha256", content, privateKey));
  const lines =
    node(0x30, content, signature, proof)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return {
    cert: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

/** In DER: a tag, the length of what is in it, and that. */
function node(tag: number, ...parts: Buffer[]): Buffer {
  const { length } = Buffer.concat(parts);
  const long = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...(length < 0x80 ? [length] : long)]), ...parts]);
}

function oid(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split(".").map(Number);
  const digits = rest.flatMap((value) => {
    const groups = [value & 0x7f];
    for (let left = value >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80);
    return groups;
  });
  return node(0x06, Buffer.from([first * 40 + second, ...digits]));
}

function extension(name: string, value: Buffer): Buffer {
  return node(0x30, oid(name), node(0x04, value));
}

function utcTime(moment: Date) {
  return `${moment.toISOString().replace(/[-:T]/g, "").slice(2, 14)}Z`;
}
