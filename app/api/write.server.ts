import { z } from "zod";
import { etagOf, matchesEtag } from "~/http/etag.server";
import { discardFiles } from "~/http/form/multipart.server";
import { hasEnded } from "~/http/guard.server";
import { logEvent } from "~/models/row/audit.server";
import { notFound, type Result, stale } from "~/models/row/result";
import { type Accepts, readBody, type SentBody } from "./body.server";
import type { Call, CallDocument } from "./endpoint.server";
import { type StoredPictures, saveWithPictures } from "./pictures.server";
import { type Reply, rejectResult, rejectStranger, reply } from "./reply.server";
import { type Resource, wrap } from "./resource.server";
import { Message } from "./shapes.server";

type Write = Pick<CallDocument, "summary" | "failures"> & { message: string };

type Creation<Input> = Write & {
  accepts: Accepts;
  check: (fields: SentBody["fields"], files: ReadonlySet<string>) => Result<Input>;
  save: (input: Input, pictures: StoredPictures) => Promise<Result<string>>;
};

export function createRow<Row, Json extends object, Input>(
  resource: Resource<Row, Json>,
  { check, save, ...write }: Creation<Input>,
): Call {
  return {
    method: "POST",
    guard: "admin",
    document: describeWrite(resource, 201, write, resource.example),
    async respond({ request, signedIn }) {
      const body = await readBody(request, write.accepts.pictures);
      if (!body.ok) return body.reply;
      if (await hasEnded(signedIn, body.files)) return rejectStranger();
      const checked = check(body.fields, new Set(body.files.keys()));
      const saved = await checkAndSave(request, body, checked, save);
      if (!saved.ok) return rejectResult(saved, resource.name);
      await logWrite(resource, "created", signedIn.adminId, saved.value);
      return replyWithRow(resource, 201, write.message, saved.value);
    },
  };
}

type Change<Row, Json, Input> = Write & {
  accepts: Accepts;
  /** The row in the document's response where it differs from the resource's example. */
  changed?: Json;
  check: (fields: SentBody["fields"], row: Row) => Result<Input>;
  save: (row: Row, input: Input, pictures: StoredPictures, version?: number) => Promise<Result<string>>;
};

/** PUT of a row. The last write wins, unless `If-Match` names what the writer has read. */
export function changeRow<Row extends { id: string; version: number }, Json extends object, Input>(
  resource: Resource<Row, Json>,
  { check, save, changed = resource.example, failures = [], ...write }: Change<Row, Json, Input>,
): Call {
  return {
    method: "PUT",
    guard: "admin",
    document: describeWrite(resource, 200, { ...write, failures: [412, ...failures] }, changed),
    async respond({ request, id, signedIn }) {
      const row = await resource.find(id);
      if (!row) return rejectResult(notFound, resource.name);
      if (isStale(request, resource, row)) return rejectResult(stale, resource.name);
      const body = await readBody(request, write.accepts.pictures);
      if (!body.ok) return body.reply;
      if (await hasEnded(signedIn, body.files)) return rejectStranger();
      const version = versionRead(request, row);
      const saved = await checkAndSave(request, body, check(body.fields, row), (input, pictures) =>
        save(row, input, pictures, version),
      );
      if (!saved.ok) return rejectResult(saved, resource.name);
      await logWrite(resource, "changed", signedIn.adminId, id);
      return replyWithRow(resource, 200, write.message, id);
    },
  };
}

/** DELETE of a row, with `If-Match` as it was read. `remove` is told who asks: an admin cannot delete itself. */
export function deleteRow<Row extends { version: number }, Json extends object>(
  resource: Resource<Row, Json>,
  remove: (id: string, version: number | undefined, actingId: string) => Promise<Result<unknown>>,
  { message, failures = [], ...write }: Write,
): Call {
  const response = { status: 200, schema: Message, example: { message } };
  return {
    method: "DELETE",
    guard: "admin",
    document: { ...write, failures: [412, ...failures], response },
    async respond({ request, id, signedIn }) {
      const row = await resource.find(id);
      if (!row) return rejectResult(notFound, resource.name);
      if (isStale(request, resource, row)) return rejectResult(stale, resource.name);
      const removed = await remove(id, versionRead(request, row), signedIn.adminId);
      if (!removed.ok) return rejectResult(removed, resource.name);
      await logWrite(resource, "deleted", signedIn.adminId, id);
      return reply(200, { message });
    },
  };
}

/** Undefined where it does not matter what others have saved. */
function versionRead({ headers }: Request, { version }: { version: number }): number | undefined {
  return headers.has("If-Match") ? version : undefined;
}

/** Whether `If-Match` names another state of the row than the one that is stored. */
function isStale<Row, Json extends object>(
  { headers }: Request,
  { oneKey, json }: Resource<Row, Json>,
  row: Row,
): boolean {
  const match = headers.get("If-Match");
  return match !== null && !matchesEtag(match, etagOf(JSON.stringify(wrap(oneKey, json(row)))));
}

function describeWrite<Row, Json extends object>(
  { key, schema }: Resource<Row, Json>,
  status: number,
  { message, ...write }: Write & { accepts: Accepts },
  example: Json,
): CallDocument {
  const response = z.object({ message: z.string(), [key]: schema });
  return { ...write, response: { status, schema: response, example: { message, [key]: example } } };
}

async function checkAndSave<Input>(
  { signal }: Request,
  { files }: SentBody,
  checked: Result<Input>,
  save: (input: Input, pictures: StoredPictures) => Promise<Result<string>>,
): Promise<Result<string>> {
  if (checked.ok)
    return saveWithPictures(files, (pictures) => {
      // Whoever has left meanwhile hears of no success, and sends all of it again.
      signal.throwIfAborted();
      return save(checked.value, pictures);
    });
  await discardFiles(files);
  return checked;
}

function logWrite(resource: { key: string; event?: string }, verb: string, admin: string, subject: string) {
  return logEvent({ event: `${resource.event ?? resource.key}-${verb}`, admin, subject });
}

/** What is stored is told so even where it cannot be read again: whoever hears of a failure stores it twice. */
async function replyWithRow<Row, Json extends object>(
  resource: Resource<Row, Json>,
  status: number,
  message: string,
  id: string,
): Promise<Reply> {
  const json = await resource
    .find(id)
    .then((row) => row && resource.json(row))
    .catch(() => null);
  return reply(status, { message, [resource.key]: json ?? { _id: id } });
}
