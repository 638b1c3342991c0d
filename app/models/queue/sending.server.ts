import { writeLog } from "~/log.server";

/** The first visitors are served before. */
const FIRST_AFTER_MS = 2_000;
/** Pauses are whole minutes. What cannot be reached is left alone for so long, whatever is due. */
const LOOK_MS = 60_000;

export type Outbox = {
  name: string;
  /** Attempts that run side by side: one that is slow does not hold the others. */
  lanes: number;
  /** False when nothing was due or nothing could be reached. */
  sendNext: () => Promise<boolean>;
};

type Sender = { outbox: Outbox; active: number; isWoken: boolean; timer?: NodeJS.Timeout };

const senders = new Map<string, Sender>();

/** Sends what waits as long as the process runs; also what an earlier one left. */
export function beginSending(outbox: Outbox) {
  const sender = { outbox, active: 0, isWoken: false };
  senders.set(outbox.name, sender);
  sleep(sender, FIRST_AFTER_MS);
}

export function wakeSender(name: string) {
  const sender = senders.get(name);
  if (!sender) return;
  sender.isWoken = true;
  if (sender.active < sender.outbox.lanes) sleep(sender, 0);
}

function sleep(sender: Sender, ms: number) {
  clearTimeout(sender.timer);
  sender.timer = setTimeout(() => look(sender), ms).unref();
}

function look(sender: Sender) {
  while (sender.active < sender.outbox.lanes) void runLane(sender);
}

async function runLane(sender: Sender) {
  const { outbox } = sender;
  sender.active += 1;
  try {
    do sender.isWoken = false;
    while ((await outbox.sendNext()) || sender.isWoken);
  } catch (error) {
    // A database that is locked or full: the rows are there, and the next look finds them.
    const event = `${outbox.name}-sending-failed`;
    writeLog({ event, error: error instanceof Error ? error.message : String(error) });
  }
  sender.active -= 1;
  // Whoever woke it since the last look was too late for that one.
  if (sender.active === 0) sleep(sender, sender.isWoken ? 0 : LOOK_MS);
}
