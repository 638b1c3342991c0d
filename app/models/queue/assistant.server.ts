import { fork } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { Crowded, Places } from "./places.server";

/** A thread or a process whose file calls `assist`. */
type Started = {
  events: NodeJS.EventEmitter;
  send: (job: unknown) => void;
  /** Whether the server waits for it when it ends. */
  hold: (holds: boolean) => void;
  end: () => void;
};

type Reply<Outcome> = "on its way" | { outcome: Outcome } | { fault: string };

export class Late extends Error {}

/** In milliseconds; `waiting`: so many jobs, each for `waitMs` at most. */
type Limits = { patienceMs: number; idleMs: number; waiting: number; waitMs: number };

/** Does beside the server's own thread, one job after the other, what would hold up visitors there. */
export class Assistant<Job, Outcome> {
  #running: Started | null = null;
  #idle: NodeJS.Timeout | undefined;
  #asked = 0;
  #places: Places;

  /** Begun when it is needed, and ended after `idleMs` without a job. */
  constructor(
    private readonly start: () => Started,
    private readonly limits: Limits,
  ) {
    this.#places = new Places({ atOnce: 1, waiting: limits.waiting, patienceMs: limits.waitMs });
  }

  /**
   * Throws Crowded when too many wait, what the job threw, or Late when nothing is heard of it for `patienceMs`; the next
   * job finds a new one.
   */
  async ask(job: Job, asker = ""): Promise<Outcome> {
    this.#asked += 1;
    try {
      const leave = await this.#places.enter(asker);
      if (!leave) throw new Crowded("too many jobs are waiting");
      return await this.#carryOut(job).finally(leave);
    } finally {
      this.#asked -= 1;
    }
  }

  get isFree() {
    return this.#asked === 0;
  }

  async #carryOut(job: Job): Promise<Outcome> {
    clearTimeout(this.#idle);
    const running = this.#running ?? this.#begin();
    running.hold(true);
    return new Promise<Outcome>((resolve, reject) => {
      const late = setTimeout(() => {
        this.#end(running);
        settle(() => reject(new Late("It took too long")));
      }, this.limits.patienceMs);
      const hear = (reply: Reply<Outcome>) => {
        if (reply === "on its way") late.refresh();
        else if ("outcome" in reply) settle(() => resolve(reply.outcome));
        else settle(() => reject(new Error(reply.fault)));
      };
      const fail = (error: Error) => settle(() => reject(error));
      const miss = () => fail(new Error("It ended before its job was done"));
      const settle = (answer: () => void) => {
        clearTimeout(late);
        running.events.off("message", hear).off("error", fail).off("exit", miss);
        running.hold(false);
        this.#idle = setTimeout(() => this.#end(running), this.limits.idleMs).unref();
        answer();
      };
      running.events.on("message", hear).on("error", fail).on("exit", miss);
      running.send(job);
    });
  }

  #begin(): Started {
    const started = this.start();
    const forget = () => {
      if (this.#running === started) this.#running = null;
    };
    // Where a process cannot be started, its unsent job is a second error; unheard, that would end the site.
    started.events.on("exit", forget).on("error", forget);
    this.#running = started;
    return started;
  }

  #end(running: Started) {
    if (this.#running === running) this.#running = null;
    running.end();
  }
}

/** `file` from the project's root: it runs as it is, beside the built site. */
export function startThread(file: string): Started {
  const thread = new Worker(path.resolve(file), { resourceLimits: { maxOldGenerationSizeMb: 96 } });
  return {
    events: thread,
    send: (job) => thread.postMessage(job),
    hold: (holds) => (holds ? thread.ref() : thread.unref()),
    end: () => void thread.terminate(),
  };
}

/** Knows no secret of the site's environment. The higher its `niceness`, the more it stands back. */
export function startProcess(file: string, niceness: number, flags: string[] = []): Started {
  const { PATH, LD_LIBRARY_PATH, NODE_ENV, TMPDIR } = process.env;
  const child = fork(path.resolve(file), {
    execArgv: flags,
    // With many arenas the memory of one picture is not there for the next; with one it falls back.
    env: { PATH, LD_LIBRARY_PATH, NODE_ENV, TMPDIR, MALLOC_ARENA_MAX: "1" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  try {
    if (child.pid) setPriority(child.pid, niceness);
  } catch {
    // A system without priorities works all the same.
  }
  return {
    events: child,
    send: (job) => child.send(Object(job)),
    hold: (holds) => {
      for (const held of [child, child.channel]) holds ? held?.ref() : held?.unref();
    },
    end: () => void child.kill("SIGKILL"),
  };
}
