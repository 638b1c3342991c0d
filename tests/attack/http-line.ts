import { connect, type Socket } from "node:net";

/** `headers` by their names in small letters; `status` 0 when the connection ended without an answer. */
export type LineAnswer = { status: number; headers: Map<string, string>; body: Buffer; ms: number };

/** One connection after another to a site: what is said may be anything, and answers are read as they come. */
export class HttpLine {
  #socket: Socket | null = null;
  #read = Buffer.alloc(0);
  #ended = true;
  #wake = () => {};

  constructor(
    private readonly port: number,
    /** In milliseconds. */
    private readonly patience: number,
  ) {}

  /** With `last` nothing more is said on this connection. An answer to HEAD has no body. */
  async ask(text: Buffer, { last = false, isHead = false } = {}): Promise<LineAnswer> {
    const begun = performance.now();
    if (!this.#socket || this.#ended) this.#open();
    const socket = this.#socket;
    if (last) socket?.end(text);
    else socket?.write(text);
    let answer = await this.#readAnswer(isHead);
    while (answer && answer.status < 200) answer = await this.#readAnswer(isHead);
    if (!answer || last || answer.headers.get("connection") === "close") this.close();
    const ms = performance.now() - begun;
    return answer ? { ...answer, ms } : { status: 0, headers: new Map(), body: Buffer.alloc(0), ms };
  }

  close() {
    this.#socket?.destroy();
    this.#socket = null;
    this.#ended = true;
  }

  #open() {
    const socket = connect({ port: this.port, host: "127.0.0.1", allowHalfOpen: true });
    this.#socket = socket;
    this.#read = Buffer.alloc(0);
    this.#ended = false;
    const finish = () => {
      if (this.#socket === socket) this.#ended = true;
      this.#wake();
    };
    socket.setTimeout(this.patience, () => socket.destroy());
    socket
      .on("error", () => {})
      .on("end", finish)
      .on("close", finish);
    socket.on("data", (chunk) => {
      this.#read = Buffer.concat([this.#read, chunk]);
      this.#wake();
    });
  }

  async #until(isThere: () => boolean) {
    while (!isThere() && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return isThere();
  }

  #take(length: number) {
    const taken = this.#read.subarray(0, length);
    this.#read = this.#read.subarray(length);
    return taken;
  }

  async #readAnswer(isHead: boolean) {
    if (!(await this.#until(() => this.#read.includes("\r\n\r\n")))) return null;
    const [first = "", ...lines] = this.#take(this.#read.indexOf("\r\n\r\n") + 4)
      .toString("latin1")
      .split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
    const headers = new Map(
      lines.filter(Boolean).map((line) => {
        const at = line.indexOf(": ");
        return [line.slice(0, at).toLowerCase(), line.slice(at + 2)];
      }),
    );
    if (isHead || status < 200 || status === 204 || status === 304)
      return { status, headers, body: Buffer.alloc(0) };
    const body = await this.#readBody(headers);
    return body && { status, headers, body };
  }

  /** Null when it breaks off. */
  async #readBody(headers: Map<string, string>): Promise<Buffer | null> {
    if (headers.get("transfer-encoding") !== "chunked") {
      const length = Number(headers.get("content-length") ?? 0);
      return (await this.#until(() => this.#read.length >= length)) ? this.#take(length) : null;
    }
    const pieces: Buffer[] = [];
    for (;;) {
      if (!(await this.#until(() => this.#read.includes("\r\n")))) return null;
      const length = Number.parseInt(this.#take(this.#read.indexOf("\r\n") + 2).toString("latin1"), 16);
      if (!(await this.#until(() => this.#read.length >= length + 2))) return null;
      pieces.push(this.#take(length));
      this.#take(2);
      if (length === 0) return Buffer.concat(pieces);
    }
  }
}
