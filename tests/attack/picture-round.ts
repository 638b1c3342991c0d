import { readdirSync } from "node:fs";
import path from "node:path";
import { pictureOfFile } from "~/models/picture/file-name";
import { formOf, openClient, product } from "../api/client";
import { watchMemory } from "../support/memory";
import { rollDice } from "../support/seeded";
import type { ServedSite } from "../support/site";
import { firstAdmin } from "../support/template";
import { type Hostile, plainPictures } from "./hostile-pictures";

/** Sentences of the contract, at the field. */
const SENTENCES = ["Only image files are allowed", "Image must be 12 MB or smaller", "Image is too large"];
/** In milliseconds: ten seconds for the decoder, and as much in the queue before it. */
const LONGEST_MS = 22_000;

/** Times in milliseconds; memory of the site, and of it with its encoders, in megabytes. */
export type PictureRound = {
  faults: string[];
  taken: number;
  refused: number;
  slowest: { name: string; ms: number };
  siteMb: number;
  /** Shared pages counted for each process. */
  residentMb: number;
  /** The two that were there at the time. */
  heaviest: { names: string[]; mb: number };
};

/** Pictures with bits that the seed turns. */
export async function turnBits(seed: number, count: number): Promise<Hostile[]> {
  const dice = rollDice(seed);
  const pictures = await plainPictures();
  return Array.from({ length: count }, (_, at) => ({
    name: `bit-flipped ${at} of seed ${seed}`,
    file: "picture.jpg",
    taken: null,
    make: () => {
      const bytes = Buffer.from(dice.pick(pictures));
      // Half of them near the beginning, where the sizes and the tables are.
      const within = dice.chance(0.5) ? Math.min(300, bytes.length) : bytes.length;
      for (let turns = 1 + dice.below(24); turns > 0; turns -= 1) {
        const byte = dice.below(within);
        bytes[byte] = (bytes[byte] ?? 0) ^ (1 << dice.below(8));
      }
      return bytes;
    },
  }));
}

/** Sends each as a product's picture, two at a time, and looks at what is left of them. */
export async function sendPictures(site: ServedSite, pictures: Hostile[]): Promise<PictureRound> {
  const client = openClient(site.url);
  await client.signIn(firstAdmin.email, firstAdmin.password);
  const round: PictureRound = {
    ...{ faults: [], taken: 0, refused: 0, slowest: { name: "", ms: 0 } },
    ...{ siteMb: 0, residentMb: 0, heaviest: { names: [], mb: 0 } },
  };
  const used = new Set<string>();
  const memory = watchMemory(site.pid, { family: true });
  const waiting = [...pictures];
  const inside = new Set<string>();
  const sendSome = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const bytes = await next.make();
      const form = formOf({ ...product, name: next.name });
      form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), next.file);
      inside.add(next.name);
      const begun = performance.now();
      const answer = await client.call("POST", "/api/admin/product/createProduct", { form });
      const ms = Math.round(performance.now() - begun);
      if (memory.most.whole > round.heaviest.mb)
        round.heaviest = { names: [...inside], mb: memory.most.whole };
      inside.delete(next.name);
      if (ms > round.slowest.ms) round.slowest = { name: next.name, ms };
      if (ms > LONGEST_MS) round.faults.push(`${next.name}: ${ms} ms`);
      const isTaken = answer.status === 201;
      const sentence = answer.json?.errors?.file;
      if (isTaken) used.add(path.posix.basename(answer.json.product.image ?? ""));
      else if (answer.status !== 400 || !SENTENCES.includes(sentence))
        round.faults.push(`${next.name}: ${answer.status} ${answer.text.slice(0, 200)}`);
      if (next.taken !== null && next.taken !== isTaken)
        round.faults.push(`${next.name}: taken is ${isTaken}`);
      if (!isTaken && next.says !== undefined && next.says !== sentence)
        round.faults.push(`${next.name}: ${sentence}`);
      if (isTaken) round.taken += 1;
      else round.refused += 1;
    }
  };
  await Promise.all([sendSome(), sendSome()]);
  memory.stop();
  // The folder's own marks are no pictures; what arrives, and the trash, must be empty.
  const files = readdirSync(site.uploadsDir, { recursive: true, encoding: "utf8" }).filter(
    (name) => !/^\.(incoming|trash|site|health|owner[\w-]*)$/.test(name),
  );
  const left = files.filter((name) => !used.has(pictureOfFile(name) ?? ""));
  for (const name of left) round.faults.push(`${name} was left behind`);
  return { ...round, siteMb: memory.most.site, residentMb: memory.most.resident };
}
