import { isUtf8 } from "node:buffer";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import {
  BodyBroken,
  BodyTooLarge,
  isForeignEncoding,
  readBlocks,
  readWhole,
} from "~/http/body-blocks.server";
import { MULTIPART_BYTES, PLAIN_BYTES } from "~/http/body-size";
import { dropIncoming, storeIncoming } from "~/models/picture/folder.server";
import { readStorageFault } from "~/models/row/store-fault.server";
import { cleanLine } from "~/models/text/typed-text";

export type SentFile = { source: string; name: string; size: number };

export type Form =
  | { ok: true; fields: URLSearchParams; files: Map<string, SentFile> }
  | { ok: false; status: 400 | 413 | 415 | 503 | 507; message: string; fields: URLSearchParams };

type Failure = Omit<Extract<Form, { ok: false }>, "fields">;
type Part = {
  name: string | undefined;
  content: BusboyFileStream;
  filename: string | undefined;
  mime: string;
};
export type SentForm = Extract<Form, { ok: true }>;
type Room = { files: number; textBytes: number; failure: Failure | null };

const MOST_FILES = 2;
const MOST_PARTS = 60;
/** A quotation of 200 lines has about 1,700. */
const MOST_FIELDS = 5_000;
const MOST_HEADER_BYTES = 8 * 1024;
const LONGEST_FILE_NAME = 120;

const TOO_LARGE = fail(413, "The form is too large");
export const INCOMPLETE = "The form did not arrive complete; send it again";
const BROKEN = fail(400, INCOMPLETE);
const NOT_UTF8 = fail(400, "A text of the form is not UTF-8");
const UNKNOWN_TYPE = fail(415, "This kind of form cannot be read");
const TOO_MANY_PARTS = fail(400, "The form has too many fields");
const TOO_MANY_FILES = fail(400, `At most ${MOST_FILES} files can be sent at once, one for each field`);

/** Limits: 256 KB of text in 5,000 fields; with files 26 MB, 2 files, 60 parts. Files wait out of visitors' reach, until a sweep. */
export async function readForm(request: Request, { files }: { files: readonly string[] }): Promise<Form> {
  const type = request.headers.get("Content-Type") ?? "";
  const form: SentForm = { ok: true, fields: new URLSearchParams(), files: new Map() };
  let failure: Failure | null;
  try {
    if (isForeignEncoding(request)) failure = UNKNOWN_TYPE;
    else if (/^multipart\/form-data\s*(;|$)/i.test(type))
      failure = await readParts(request, form, type, files);
    else if (type === "" || /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
      failure = await readFields(request, form);
    else failure = UNKNOWN_TYPE;
  } catch (error) {
    failure = explain(error);
  }
  return failure ? { ...failure, fields: form.fields } : form;
}

export async function discardFiles(files: ReadonlyMap<string, Pick<SentFile, "source">>) {
  for (const { source } of files.values()) await dropIncoming(source);
}

async function readFields(request: Request, form: SentForm): Promise<Failure | null> {
  const text = (await readWhole(request)).toString("utf8");
  if (text.split("&", MOST_FIELDS + 1).length > MOST_FIELDS) return TOO_MANY_PARTS;
  form.fields = new URLSearchParams(text);
  return null;
}

/** A part is read to its end before the next: what is not taken must flow, or nothing follows. */
async function readParts(
  request: Request,
  form: SentForm,
  type: string,
  files: readonly string[],
): Promise<Failure | null> {
  if (!/;\s*boundary=("[\x20-\x7e]{1,70}"|[^\s";]{1,70})\s*(;|$)/i.test(type)) return BROKEN;
  const parser = new Busboy({
    headers: { "content-type": type },
    isPartAFile: () => true,
    preservePath: true,
    limits: { parts: MOST_PARTS, headerSize: MOST_HEADER_BYTES },
  });
  const finished = once(parser, "finish").catch((error: unknown) => {
    throw new BodyBroken("", { cause: error });
  });
  finished.catch(() => {});
  parser.on("error", () => {});
  const room: Room = { files: MOST_FILES, textBytes: PLAIN_BYTES, failure: null };
  let rejected: Failure | null = null;
  let open: Readable | null = null;
  let taken = Promise.resolve();
  parser.on("partsLimit", () => {
    rejected ??= TOO_MANY_PARTS;
  });
  parser.on("file", (name, content, filename, _encoding, mime) => {
    open = content.on("error", () => {});
    const part = { name, content, filename, mime };
    taken = taken
      .then(async () => {
        rejected ??= await takePart(part, form, files, room);
      })
      .finally(() => content.resume());
    taken.catch(() => {});
  });
  const giveUp = async (failure: Failure) => {
    (open as Readable | null)?.destroy(new BodyBroken());
    parser.destroy();
    await taken.catch(() => {});
    return dropFiles(form, failure);
  };
  try {
    for await (const block of readBlocks(request, files.length > 0 ? MULTIPART_BYTES : PLAIN_BYTES)) {
      if (!parser.write(block)) await Promise.race([once(parser, "drain"), finished]);
      if (rejected) return await giveUp(rejected);
    }
    parser.end();
    await finished;
    await taken;
  } catch (error) {
    await giveUp(BROKEN);
    throw error;
  }
  const failure = rejected ?? room.failure;
  if (failure) return dropFiles(form, failure);
  return null;
}

async function takePart(
  { name, content, filename, mime }: Part,
  { fields, files }: SentForm,
  wanted: readonly string[],
  room: Room,
): Promise<Failure | null> {
  if (!name) return BROKEN;
  const isFile = filename !== undefined || mime === "application/octet-stream";
  // A browser gives JSON that says its type a name, as if it were a file.
  if (wanted.includes(name) ? !isFile : filename === undefined || mime === "application/json") {
    const bytes = await readText(content, room.textBytes);
    if (!bytes) return TOO_LARGE;
    room.textBytes -= bytes.length;
    if (!isUtf8(bytes)) return NOT_UTF8;
    fields.append(name, bytes.toString("utf8"));
    return null;
  }
  const blocks: AsyncIterator<Buffer> = content.iterator({ destroyOnReturn: false });
  try {
    return await takeFile({ name, filename, content, blocks }, files, wanted, room);
  } finally {
    // A stream whose iterator is still open does not flow, and the form would never come to its end.
    await blocks.return?.();
  }
}

type IncomingFile = Omit<Part, "name" | "mime"> & { name: string; blocks: AsyncIterator<Buffer> };

async function takeFile(
  { name, filename, content, blocks }: IncomingFile,
  files: SentForm["files"],
  wanted: readonly string[],
  room: Room,
): Promise<Failure | null> {
  const first = await blocks.next();
  // An empty file input sends a part without a byte.
  if (!filename && first.done) return null;
  room.files -= 1;
  if (room.files < 0 || files.has(name)) return TOO_MANY_FILES;
  if (!wanted.includes(name) || room.failure) return null;
  try {
    const source = await storeIncoming(startWith(first, blocks));
    files.set(name, { source, name: labelOf(filename), size: content.bytesRead });
  } catch (error) {
    const fault = readStorageFault(error);
    if (!fault) throw error;
    room.failure = fail(fault.status, fault.message);
  }
  return null;
}

async function readText(content: Readable, most: number) {
  const blocks: Buffer[] = [];
  let length = 0;
  for await (const block of content) {
    length += block.length;
    if (length <= most) blocks.push(block);
  }
  return length <= most ? Buffer.concat(blocks) : null;
}

async function* startWith(first: IteratorResult<Buffer>, rest: AsyncIterator<Buffer>) {
  for (let next = first; !next.done; next = await rest.next()) yield next.value;
}

function labelOf(filename = "") {
  const label = cleanLine(filename.split(/[\\/]/).at(-1) ?? "");
  return [...label].slice(-LONGEST_FILE_NAME).join("");
}

async function dropFiles(form: SentForm, failure: Failure): Promise<Failure> {
  await discardFiles(form.files);
  return failure;
}

function explain(error: unknown): Failure {
  if (error instanceof BodyTooLarge) return TOO_LARGE;
  if (error instanceof BodyBroken) return BROKEN;
  throw error;
}

function fail(status: Failure["status"], message: string): Failure {
  return { ok: false, status, message };
}
