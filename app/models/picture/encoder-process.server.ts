import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";

const IDLE_MS = 10_000;
const PRIORITY_BESIDE_VISITORS = 5;

/** A photograph takes one to three seconds. */
const DECODE_MS = 10_000;
const WHOLE_MS = 60_000;

type Fault = { fault: string };
type TooLarge = { rejected: "large" };

export class EncoderProcess<Job extends object, Outcome extends object> {
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;

  ask(job: Job, besideVisitors: boolean): Promise<Outcome | Fault | TooLarge> {
    const child = this.#start(besideVisitors);
    return new Promise((resolve) => {
      const finish = (outcome: Outcome | Fault | TooLarge) => {
        clearTimeout(late);
        child.off("message", hear).off("exit", gone).off("error", gone);
        this.#rest(child);
        resolve(outcome);
      };
      const gone = () => finish({ fault: "its process ended" });
      const giveUp = () => {
        // It counts as connected until its end is heard of; the next picture needs another one.
        if (this.#child === child) this.#child = null;
        child.kill("SIGKILL");
        finish({ rejected: "large" });
      };
      let late = setTimeout(giveUp, DECODE_MS);
      const hear = (message: Outcome | "decoded") => {
        if (message !== "decoded") return finish(message);
        clearTimeout(late);
        late = setTimeout(giveUp, WHOLE_MS - DECODE_MS);
      };
      child.on("message", hear).on("exit", gone).on("error", gone);
      child.send(job);
    });
  }

  #start(besideVisitors: boolean) {
    clearTimeout(this.#idle);
    const child = this.#child?.connected ? this.#child : this.#fork(besideVisitors);
    child.ref();
    child.channel?.ref();
    return child;
  }

  #rest(child: ChildProcess) {
    child.unref();
    child.channel?.unref();
    this.#idle = setTimeout(() => child.connected && child.disconnect(), IDLE_MS).unref();
  }

  #fork(besideVisitors: boolean) {
    const { PATH, LD_LIBRARY_PATH, NODE_ENV } = process.env;
    const child = fork(path.resolve("app/models/picture/encoder.server.mjs"), {
      execArgv: [],
      // With many arenas the memory of one picture is not there for the next; with one it falls back.
      env: { PATH, LD_LIBRARY_PATH, NODE_ENV, MALLOC_ARENA_MAX: "1" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const forget = () => {
      if (this.#child === child) this.#child = null;
    };
    child.once("exit", forget).once("disconnect", forget).once("error", forget);
    if (child.pid && besideVisitors) lowerPriority(child.pid);
    this.#child = child;
    return child;
  }
}

function lowerPriority(pid: number) {
  try {
    setPriority(pid, PRIORITY_BESIDE_VISITORS);
  } catch {
    // A system without priorities works all the same.
  }
}
