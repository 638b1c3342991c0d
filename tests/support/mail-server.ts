import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail as a server has taken it: decoded header fields are for the test to read. */
export type TakenMail = { to: string[]; source: string };

export type MailServer = { url: string; port: number; taken: TakenMail[]; stop: () => Promise<void> };

/** A real SMTP server on this machine; `options` make it refuse. The same `port` brings one back. */
export async function openMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      let source = "";
      stream.setEncoding("utf8").on("data", (piece: string) => {
        source += piece;
      });
      stream.on("end", () => {
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    ...addressOf(server.server),
    taken,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Takes connections and says what `speak` makes it say; it understands nothing. */
export async function openOddServer(speak: (socket: Socket) => void): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    speak(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { ...addressOf(server), taken: [], stop };
}

function addressOf(server: { address: () => unknown }) {
  const { port } = server.address() as { port: number };
  return { port, url: `smtp://127.0.0.1:${port}?ignoreTLS=true` };
}

/** A field of the header, its folded lines joined and its encoded words decoded. */
export function headerOf({ source }: TakenMail, name: string): string | null {
  const [header = ""] = source.split(/\r?\n\r?\n/);
  const unfolded = header.replace(/\r?\n[ \t]+/g, " ");
  const value = new RegExp(`^${name}: (.*)$`, "im").exec(unfolded)?.[1];
  return value === undefined ? null : decodeWords(value);
}

/** The text as it is read, whatever it was encoded in. */
export function textOf(mail: TakenMail): string {
  const body = mail.source
    .split(/\r?\n\r?\n/)
    .slice(1)
    .join("\n\n");
  const encoding = headerOf(mail, "Content-Transfer-Encoding")?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function decodeWords(value: string) {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) => {
      if (kind.toUpperCase() === "B") return Buffer.from(text, "base64").toString("utf8");
      const bytes = text
        .replaceAll("_", " ")
        .replace(/=([0-9A-F]{2})/gi, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      return Buffer.from(bytes, "latin1").toString("utf8");
    });
}
