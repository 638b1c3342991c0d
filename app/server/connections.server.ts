import type { Server } from "node:http";
import { BlockList, isIPv6, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { plainAddress } from "~/http/client-address.server";
import { networkOf } from "~/models/queue/throttle.server";
import type { Exchange } from "./exchange.server";
import { inGroups } from "./groups.server";
import { MOST_CONNECTIONS, MOST_OF_ADDRESS } from "./limits.server";

/** A body is read in small pieces, so that little of what follows it is read too early. */
const PIECE_BYTES = 4 * 1024;
const MOST_TURNS = 500;
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8);
LOOPBACK.addAddress("::1", "ipv6");

const HEAD_END = "\r\n\r\n";

/** `isExempt`: from there as many may come as in all. */
export type ConnectionLimits = { inAll: number; ofAddress: number; isExempt: (address: string) => boolean };

/** Connections of this machine are not counted by address, since proxies stand there; behind a proxy none are. */
export function connectionLimits(behindProxy: boolean): ConnectionLimits {
  return {
    inAll: MOST_CONNECTIONS,
    ofAddress: MOST_OF_ADDRESS,
    isExempt: (address) => behindProxy || LOOPBACK.check(address, isIPv6(address) ? "ipv6" : "ipv4"),
  };
}

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
    private readonly among: Connections,
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
    this.among.soon(() => socket.resume());
  }

  queue(begin: () => void) {
    this.#isInHead = false;
    this.#begins.push(begin);
    this.among.stir();
    this.beginNext();
  }

  /** The running exchange is over. */
  end() {
    this.running = null;
    this.among.stir();
    this.beginNext();
  }

  beginNext() {
    if (!this.running && !this.among.isHeld && !this.socket.destroyed) this.#begins.shift()?.();
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

export class Connections {
  #all = new Map<Duplex, Connection>();
  #counts = new Map<string, number>();
  #changedAt = 0;
  #arrived = 0;
  isHeld = false;
  readonly soon = inGroups();

  constructor(
    server: Server,
    private readonly limits: ConnectionLimits,
  ) {
    server.maxConnections = limits.inAll;
    server.on("connection", (socket: Socket) => {
      this.#arrived += 1;
      if (!this.#admit(socket)) return void socket.destroy();
      this.stir();
      this.#all.set(socket, new Connection(socket, this));
      socket.once("close", () => this.#all.delete(socket));
    });
  }

  #admit(socket: Socket): boolean {
    const address = socket.remoteAddress ?? "";
    if (this.limits.isExempt(address)) return true;
    const network = networkOf(plainAddress(address));
    const count = this.#counts.get(network) ?? 0;
    if (count >= this.limits.ofAddress) return false;
    this.#counts.set(network, count + 1);
    socket.once("close", () => {
      const left = (this.#counts.get(network) ?? 1) - 1;
      if (left > 0) this.#counts.set(network, left);
      else this.#counts.delete(network);
    });
    return true;
  }

  get open(): Iterable<Duplex> {
    return this.#all.keys();
  }

  find(socket: Duplex): Connection | undefined {
    return this.#all.get(socket);
  }

  /**
   * Node takes one connection a turn: behind somebody who opens a hundred at once, another would wait for as many pages to
   * be made. Calls back after a turn in which nobody came, or after 500.
   */
  afterArrivals(next: () => void) {
    let turns = 0;
    let before = -1;
    // The first call still belongs to the turn that has ended a page.
    const look = () => {
      if (this.#arrived === before || turns > MOST_TURNS) return next();
      before = this.#arrived;
      turns += 1;
      setImmediate(look);
    };
    setImmediate(look);
  }

  release() {
    this.isHeld = false;
    for (const connection of this.#all.values()) connection.beginNext();
  }

  stir() {
    this.#changedAt = performance.now();
  }

  get calmFor() {
    return performance.now() - this.#changedAt;
  }
}
