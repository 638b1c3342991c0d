import { dropFiles, listOldFiles, listOldIncoming, uploads } from "./folder.server";
import { emptyTrash, listTrash, takeBack, trashFiles } from "./trash.server";
import { pictureOfFile } from "./url";

/** Pictures of which no row speaks, among all of the folder. `held`: too many at once to be leftovers. */
export type Swept = { files: number; orphans: number; pictures: number; held: boolean };

type FindUsed = (names: string[]) => Promise<ReadonlySet<string>>;

/** Files written between the two moments; without `since`, however old. */
type Span = { before: Date; since: Date | null };

/** More at once than either is not what crashes leave: most likely the rows are not those of these pictures. */
const FEW = 20;
const PART = 0.1;
const SOME = 200;

/** Moves pictures without a row to the trash, unless they are more than `agreed`; gives back those with one. */
export async function sweepPictures(
  findUsed: FindUsed,
  span: Span,
  { agreed = 0, now = new Date() } = {},
): Promise<Swept> {
  await giveBackUsed(findUsed);
  await emptyTrash(uploads, now);
  const counted = { files: 0, orphans: 0, pictures: 0 };
  let found = 0;
  for await (const batch of listOrphans(findUsed, span)) {
    counted.orphans += batch.orphans;
    counted.pictures += batch.pictures;
    found += batch.names.length + batch.unfinished.length;
  }
  const held = counted.orphans > Math.max(FEW, counted.pictures * PART, agreed);
  if (found > 0 && !held) counted.files = await moveOrphans(findUsed, span);
  const incoming = await listOldIncoming(span.before);
  await dropFiles(incoming);
  return { ...counted, files: counted.files + incoming.length, held };
}

export function isMany({ orphans, pictures }: Pick<Swept, "orphans" | "pictures">): boolean {
  return orphans > FEW || orphans > pictures * PART;
}

async function moveOrphans(findUsed: FindUsed, span: Span): Promise<number> {
  let files = 0;
  for await (const { names, unfinished } of listOrphans(findUsed, span)) {
    await trashFiles(uploads, names);
    await dropFiles(unfinished);
    files += names.length + unfinished.length;
  }
  return files;
}

/** A picture counts by its file of full size, which is written last: without it there was never a picture. */
async function* listOrphans(findUsed: FindUsed, { before, since }: Span) {
  for await (const files of listOldFiles(before)) {
    const ours = files.flatMap((file) => {
      const picture = pictureOfFile(file.finishedName);
      return picture === null ? [] : [{ ...file, picture, whole: file.name === picture }];
    });
    const finished = ours.filter((file) => file.finished);
    const used = await findUsed([...new Set(finished.map(({ picture }) => picture))]);
    const gone = ours.filter((file) => !since || file.writtenAt >= since);
    const orphans = gone.filter((file) => file.finished && !used.has(file.picture));
    yield {
      names: orphans.map(({ name }) => name),
      unfinished: gone.filter((file) => !file.finished).map(({ name }) => name),
      orphans: orphans.filter(({ whole }) => whole).length,
      pictures: ours.filter(({ whole }) => whole).length,
    };
  }
}

async function giveBackUsed(findUsed: FindUsed) {
  const names = await listTrash(uploads);
  for (let from = 0; from < names.length; from += SOME) {
    const some = names.slice(from, from + SOME).flatMap((name) => {
      const picture = pictureOfFile(name);
      return picture === null ? [] : [{ name, picture }];
    });
    const used = await findUsed([...new Set(some.map(({ picture }) => picture))]);
    await takeBack(
      uploads,
      some.filter(({ picture }) => used.has(picture)).map(({ name }) => name),
    );
  }
}
