import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { Places, type Room } from "~/models/queue/places.server";

const room: Room = { atOnce: 1, waiting: 3, patienceMs: 1_000 };

/** Lets everybody ask in turn and answers in which order they were served, and who was sent away. */
async function serve(places: Places, askers: string[]) {
  const served: string[] = [];
  const sentAway: string[] = [];
  await Promise.all(
    askers.map(async (name) => {
      const leave = await places.enter(name.split(" ")[0] ?? "");
      if (!leave) return sentAway.push(name);
      served.push(name);
      await pause(1);
      leave();
    }),
  );
  return { served, sentAway };
}

test("one who asks for much cannot fill the queue: of his the last is sent away, and others come first", async () => {
  const { served, sentAway } = await serve(new Places(room), ["a 1", "a 2", "a 3", "a 4", "b"]);
  expect(served).toEqual(["a 1", "b", "a 2", "a 3"]);
  expect(sentAway).toEqual(["a 4"]);
});

test("a wait that takes too long ends, and its place goes to others", async () => {
  const places = new Places({ ...room, patienceMs: 20 });
  const leave = await places.enter("a");
  expect(await places.enter("b")).toBeNull();
  leave?.();
  leave?.();
  expect((await serve(places, ["c", "d"])).served).toEqual(["c", "d"]);
});
