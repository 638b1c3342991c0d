import { etagOf, matchesEtag } from "~/http/etag.server";
import type { Result } from "~/models/row/result";
import { logEvent } from "~/models/shop/audit.server";
import { readBody } from "./body.server";
import type { Call, CallDocument } from "./endpoint.server";
import { pageHeaders, readPage } from "./paging.server";
import { discardFiles, type StoredPictures, storePictures, takeBack } from "./pictures.server";
import { type Reply, refuse, refuseResult, reply } from "./reply.server";
import { type ListOf, replyWithAll } from "./whole-list.server";

/** A noun of the API: how its row is found, how it looks as JSON, and the envelopes it travels in. */
export type Noun<Row, Shape extends object> = {
  name: string;
  find: (id: string) => Promise<Row | null>;
  json: (row: Row) => Shape;
  /** Around one row in the answer of its GET. */
  envelope: (json: Shape) => object;
  /** Its key beside `message` in the answer to a write. */
  key: string;
  /** What the log calls it when it is not its key. */
  event?: string;
};

/** GET of one row. */
export function readOne<Row, Shape extends object>(
  noun: Noun<Row, Shape>,
  guard: Call["guard"],
  document: CallDocument,
): Call {
  const answer = async ({ id }: { id: string }) => {
    const row = await noun.find(id);
    return row ? reply(200, noun.envelope(noun.json(row))) : notThere(noun);
  };
  return { guard, document, answer };
}

/** GET of a list, newest first: whole, or one page of it with `?page=` and `limit=`. */
export function readAll<Row, Shape extends object>(
  noun: Noun<Row, Shape>,
  rows: ListOf<Row>,
  envelope: (list: Shape[]) => object,
  document: CallDocument,
): Call {
  return {
    guard: "public",
    document: { ...document, paged: true },
    async answer({ url }) {
      const page = readPage(url.searchParams);
      if (!page.ok) return refuseResult(page, noun.name);
      if (!page.value) return replyWithAll(rows, noun.json, envelope);
      const [list, total] = await Promise.all([rows.page(page.value.range), rows.count()]);
      return reply(200, envelope(list.map(noun.json)), pageHeaders(url, page.value, total));
    },
  };
}

type Creation<Input> = {
  check: (fields: Record<string, unknown>, files: ReadonlySet<string>) => Result<Input>;
  save: (input: Input, pictures: StoredPictures) => Promise<Result<string>>;
  message: string;
};

/** POST of a new row: its fields are checked, then its pictures, then all is stored or nothing is. */
export function addOne<Row, Shape extends object, Input>(
  noun: Noun<Row, Shape>,
  { check, save, message }: Creation<Input>,
  document: CallDocument,
): Call {
  return {
    guard: "admin",
    document,
    async answer({ request, signedIn }) {
      const body = await readBody(request, document.accepts?.pictures);
      if (!body.ok) return body.reply;
      const checked = check(body.fields, new Set(body.files.keys()));
      if (!checked.ok) {
        await discardFiles(body.files);
        return refuseResult(checked, noun.name);
      }
      const saved = await saveWithPictures(body.files, (pictures) => save(checked.value, pictures));
      if (!saved.ok) return refuseResult(saved, noun.name);
      logEvent({ event: `${noun.event ?? noun.key}-created`, admin: signedIn.adminId, subject: saved.value });
      return tell(noun, 201, message, saved.value);
    },
  };
}

type Change<Row, Input> = {
  check: (fields: Record<string, unknown>, row: Row) => Result<Input>;
  save: (row: Row, input: Input, pictures: StoredPictures, version?: number) => Promise<Result<string>>;
  message: string;
};

/** PUT of a row. The last write wins, unless `If-Match` names what the writer has read. */
export function changeOne<Row extends { id: string; version: number }, Shape extends object, Input>(
  noun: Noun<Row, Shape>,
  { check, save, message }: Change<Row, Input>,
  document: CallDocument,
): Call {
  return {
    guard: "admin",
    document: { ...document, refuses: [412, ...(document.refuses ?? [])] },
    async answer({ request, id, signedIn }) {
      const row = await noun.find(id);
      if (!row) return notThere(noun);
      const match = request.headers.get("If-Match");
      const etag = etagOf(JSON.stringify(noun.envelope(noun.json(row))));
      if (match !== null && !matchesEtag(match, etag))
        return refuseResult({ ok: false, reason: "stale" }, noun.name);
      const body = await readBody(request, document.accepts?.pictures);
      if (!body.ok) return body.reply;
      const checked = check(body.fields, row);
      if (!checked.ok) {
        await discardFiles(body.files);
        return refuseResult(checked, noun.name);
      }
      const version = match === null ? undefined : row.version;
      const saved = await saveWithPictures(body.files, (pictures) =>
        save(row, checked.value, pictures, version),
      );
      if (!saved.ok) return refuseResult(saved, noun.name);
      logEvent({ event: `${noun.event ?? noun.key}-changed`, admin: signedIn.adminId, subject: id });
      return tell(noun, 200, message, id);
    },
  };
}

/** DELETE of a row. `remove` is told who asks: an admin cannot delete itself. */
export function removeOne<Row, Shape extends object>(
  noun: Noun<Row, Shape>,
  remove: (id: string, actingId: string) => Promise<Result<unknown>>,
  message: string,
  document: CallDocument,
): Call {
  return {
    guard: "admin",
    document,
    async answer({ id, signedIn }) {
      const removed = await remove(id, signedIn.adminId);
      if (!removed.ok) return refuseResult(removed, noun.name);
      logEvent({ event: `${noun.event ?? noun.key}-deleted`, admin: signedIn.adminId, subject: id });
      return reply(200, { message });
    },
  };
}

/** Stores the pictures, then the row; when the row fails, its pictures are taken back. */
async function saveWithPictures(
  files: Parameters<typeof storePictures>[0],
  save: (pictures: StoredPictures) => Promise<Result<string>>,
): Promise<Result<string>> {
  const pictures = await storePictures(files);
  if (!pictures.ok) return pictures;
  try {
    const saved = await save(pictures.value);
    if (!saved.ok) await takeBack(pictures.value);
    return saved;
  } catch (error) {
    await takeBack(pictures.value);
    throw error;
  }
}

async function tell<Row, Shape extends object>(
  noun: Noun<Row, Shape>,
  status: number,
  message: string,
  id: string,
): Promise<Reply> {
  const row = await noun.find(id);
  return row ? reply(status, { message, [noun.key]: noun.json(row) }) : notThere(noun);
}

function notThere(noun: { name: string }) {
  return refuse(404, `${noun.name} not found`);
}
