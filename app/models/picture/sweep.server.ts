import { pictureOfFile } from "./file-name";
import { dropFiles, listOldFiles, listOldIncoming, uploads } from "./folder.server";
import { emptyTrash, listTrash, takeBack, trashFiles } from "./trash.server";

/** Pictures of which no row speaks, among all of the folder. `held`: too many at once to be leftovers. */
export type Swept = { files: number; orphans: number; pictures: number; held: boolean };

type FindUsed = (names: string[]) => Promise<ReadonlySet<string>>;

/** More at once than either is not what crashes leave: most likely the rows are not those of these pictures. */
const FEW = 20;
const PART = 0.1;
const SOME = 200;

/**
 * Of files written before: moves pictures without a row to the trash, unless they are more than `agreed`; gives back those
 * with one.
 */
export async function sweepPictures(
  findUsed: FindUsed,
  before: Date,
  { agreed = 0, now = new Date() } = {},
): Promise<Swept> {
  await giveBackUsed(findUsed);
  await emptyTrash(uploads, now);
  const counted = { orphans: 0, pictures: 0 };
  const names: string[] = [];
  for await (const some of listOrphans(findUsed, before)) {
    counted.orphans += some.orphans;
    counted.pictures += some.pictures;
    names.push(...some.names);
  }
  const held = counted.orphans > Math.max(FEW, counted.pictures * PART, agreed);
  if (!held) await trashFiles(uploads, names);
  const incoming = await listOldIncoming(before);
  await dropFiles(incoming);
  return { ...counted, files: (held ? 0 : names.length) + incoming.length, held };
}

export function isMany({ orphans, pictures }: Pick<Swept, "orphans" | "pictures">): boolean {
  return orphans > FEW || orphans > pictures * PART;
}

/** A picture counts by its file of full size, which is written last: without it there was never a picture. */
async function* listOrphans(findUsed: FindUsed, before: Date) {
  for await (const names of listOldFiles(before)) {
    const ours = picturesOf(names);
    const used = await findUsed([...new Set(ours.map(({ picture }) => picture))]);
    const orphans = ours.filter(({ picture }) => !used.has(picture));
    const count = (some: typeof ours) => some.filter(({ name, picture }) => name === picture).length;
    yield { names: orphans.map(({ name }) => name), orphans: count(orphans), pictures: count(ours) };
  }
}

function picturesOf(names: readonly string[]) {
  return names.flatMap((name) => {
    const picture = pictureOfFile(name);
    return picture === null ? [] : [{ name, picture }];
  });
}

async function giveBackUsed(findUsed: FindUsed) {
  const names = await listTrash(uploads);
  for (let from = 0; from < names.length; from += SOME) {
    const some = picturesOf(names.slice(from, from + SOME));
    const used = await findUsed([...new Set(some.map(({ picture }) => picture))]);
    await takeBack(
      uploads,
      some.filter(({ picture }) => used.has(picture)).map(({ name }) => name),
    );
  }
}
