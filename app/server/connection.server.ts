import type { Socket } from "node:net";
import type { Exchange } from "./exchange.server";
import { inGroups } from "./groups.server";

/** A body is read in small pieces, so that little of what follows it is read too early. */
const PIECE_BYTES = 4 * 1024;
const HEAD_END = "\r\n\r\n";

/** Of all connections: while the site is about to stop nothing is begun, until nothing has come for a while. */
export class Turns {
  isHeld = false;
  #changedAt = 0;

  stir() {
    this.#changedAt = performance.now();
  }

  /** In milliseconds. */
  get calmFor() {
    return performance.now() - this.#changedAt;
  }
}

const soon = inGroups();

/**
 * Node's parser would begin every request of a chunk at once, some 1,500; here one exchange runs at a time, and the parser
 * gets no more than that. For this, Node's own listener for data is taken off the socket: where Node moves it, no request
 * is answered any more and tests/server/pipeline fails.
 */
export class Connection {
  running: Exchange | null = null;
  #unread: Buffer | null = null;
  #begins: (() => void)[] = [];
  #parse: (chunk: Buffer) => void;
  #isInHead = false;
  #isPaused = false;
  #isReading = false;

  constructor(
    private readonly socket: Socket,
    private readonly turns: Turns,
  ) {
    const [parse] = socket.listeners("data");
    this.#parse = (chunk) => parse?.call(socket, chunk);
    socket.removeAllListeners("data");
    socket.on("data", (chunk: Buffer) => {
      const before = this.#unread;
      this.#unread = before ? Buffer.concat([before, chunk]) : chunk;
      this.#read();
      if (before || !this.#unread) release(chunk);
      this.#slowDown();
    });
    socket.on("drain", () => this.#read());
  }

  /** What comes after the answer nobody reads: many who go on sending may not take the turns of those who wait. */
  #slowDown() {
    const { running, socket } = this;
    if (!running?.response.writableEnded || running.request.complete) return;
    socket.pause();
    soon(() => socket.resume());
  }

  queue(begin: () => void) {
    this.#isInHead = false;
    this.#begins.push(begin);
    this.turns.stir();
    this.beginNext();
  }

  /** The running exchange is over. */
  end() {
    this.running = null;
    this.turns.stir();
    this.beginNext();
  }

  beginNext() {
    if (!this.running && !this.turns.isHeld && !this.socket.destroyed) this.#begins.shift()?.();
    this.#read();
  }

  abandon() {
    this.#parse = () => {};
  }

  get hasMore() {
    return this.#begins.length > 0 || this.#unread !== null;
  }

  get isIdle() {
    return !this.running && !this.hasMore && !this.#isInHead;
  }

  #read() {
    // Parsing begins requests, which asks for more; the loop that runs goes on by itself.
    if (this.#isReading) return;
    this.#isReading = true;
    while (this.#unread && !this.#mustWait && !this.socket.destroyed) {
      const chunk = this.#unread;
      const end = this.#endOfPiece(chunk);
      this.#unread = end < chunk.length ? chunk.subarray(end) : null;
      this.#isInHead = !this.running;
      this.#parse(chunk.subarray(0, end));
    }
    this.#isReading = false;
    if (this.#unread) {
      this.#isPaused = true;
      this.socket.pause();
    } else if (this.#isPaused) {
      this.#isPaused = false;
      this.socket.resume();
    }
  }

  get #mustWait() {
    return this.running?.request.complete || this.#begins.length > 0 || this.socket.writableNeedDrain;
  }

  #endOfPiece(chunk: Buffer) {
    if (this.running) return PIECE_BYTES;
    const end = chunk.indexOf(HEAD_END);
    return end < 0 ? chunk.length : end + HEAD_END.length;
  }
}

/** The parser has copied what it needs. Until garbage is collected a large upload would leave its whole size behind. */
function release({ buffer }: Buffer) {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
