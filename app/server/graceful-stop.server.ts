import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { finishLog, writeLog } from "~/log.server";
import { writeDemandWithin } from "~/models/demand/count.server";
import { closeDatabase } from "~/models/upkeep/health.server";
import type { Connections } from "./connections.server";

const HALF_SENT_MS = 10_000;
/** Meanwhile nobody else is let in: an update may not stand behind one slow reader. */
const LONGEST_MS = 15_000;
/** Signals within this time are one order to stop: npm passes on what its whole group hears. */
const SAME_ORDER_MS = 2_000;
const IN_FLIGHT_MS = 250;
const CALM_MS = 50;
const CALM_LATEST_MS = 2_000;
const CALM_LOOK_MS = 5;
const DATABASE_MS = 2_000;

/** Whole requests have 15 seconds to be answered, half-sent ones ten to arrive; a second order cuts these at once. */
export function stopOnSignals(server: Server, connections: Connections) {
  let begunAt: number | null = null;
  let cut = 0;
  const cutThose = (isOver: (socket: Duplex) => boolean) => {
    for (const socket of [...connections.open].filter(isOver)) {
      if (connections.find(socket)?.running) cut += 1;
      socket.destroy();
    }
  };
  const cutHalfSent = () => cutThose((socket) => !connections.find(socket)?.running?.request.complete);

  const begin = (signal: NodeJS.Signals) => {
    const begun = performance.now();
    whenCalm(connections, () =>
      // Not that of http.Server, which closes idle connections at once, with requests that are on their way.
      NetServer.prototype.close.call(server, async () => {
        await writeDemandWithin(DATABASE_MS);
        await Promise.race([closeDatabase().catch(() => undefined), pause(DATABASE_MS)]);
        await pause(50);
        writeLog({ event: "stop", signal, ms: Math.round(performance.now() - begun), cut });
        await finishLog();
        process.exit(0);
      }),
    );
    let idleBefore = new Set<Duplex>();
    setInterval(() => {
      const idle = new Set([...connections.open].filter((socket) => connections.find(socket)?.isIdle));
      cutThose((socket) => idle.has(socket) && idleBefore.has(socket));
      idleBefore = idle;
    }, IN_FLIGHT_MS);
    setTimeout(cutHalfSent, HALF_SENT_MS);
    setTimeout(() => cutThose(() => true), LONGEST_MS);
    return begun;
  };
  const order = (signal: NodeJS.Signals) => {
    if (begunAt === null) begunAt = begin(signal);
    else if (performance.now() - begunAt > SAME_ORDER_MS) cutHalfSent();
  };
  process.on("SIGTERM", order);
  process.on("SIGINT", order);
}

/** Connections accepted by the system alone are lost when listening ends: waits until all are in. */
function whenCalm(connections: Connections, act: () => void, latest = performance.now() + CALM_LATEST_MS) {
  connections.turns.isHeld = true;
  setTimeout(() => {
    setImmediate(() => {
      if (connections.turns.calmFor < CALM_MS && performance.now() < latest) {
        return whenCalm(connections, act, latest);
      }
      act();
      connections.release();
    });
  }, CALM_LOOK_MS);
}
