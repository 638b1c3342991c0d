import type { Server } from "node:http";
import { BlockList, isIPv6, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { plainAddress } from "~/http/client-address.server";
import { networkOf } from "~/models/queue/throttle.server";
import { Connection, Turns } from "./connection.server";
import { MOST_CONNECTIONS, MOST_OF_ADDRESS } from "./limits.server";

const MOST_TURNS = 500;
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8);
LOOPBACK.addAddress("::1", "ipv6");

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

export class Connections {
  #all = new Map<Duplex, Connection>();
  #counts = new Map<string, number>();
  #arrived = 0;
  readonly turns = new Turns();

  constructor(
    server: Server,
    private readonly limits: ConnectionLimits,
  ) {
    server.maxConnections = limits.inAll;
    server.on("connection", (socket: Socket) => {
      this.#arrived += 1;
      if (!this.#admit(socket)) return void socket.destroy();
      this.turns.stir();
      this.#all.set(socket, new Connection(socket, this.turns));
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
    this.turns.isHeld = false;
    for (const connection of this.#all.values()) connection.beginNext();
  }
}
