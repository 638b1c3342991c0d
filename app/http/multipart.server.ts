import {
  getMultipartBoundary,
  MaxPartsExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { dropIncoming, keepIncoming } from "~/models/picture/folder.server";
import { readStorageFault } from "~/models/row/store-fault.server";
import { cleanLine } from "~/models/row/typed-text";
import { BodyBroken, BodyTooLarge, readBlocks, readWhole } from "./body-blocks.server";
import { MULTIPART_BYTES, PLAIN_BYTES } from "./body-size";
import { reserveMemory } from "./upload-memory.server";

/** A file as it came: where it waits, what its sender called it, its size in bytes. */
export type SentFile = { source: string; name: string; size: number };

export type Form =
  | { ok: true; fields: URLSearchParams; files: Map<string, SentFile> }
  | { ok: false; status: 400 | 413 | 415 | 503 | 507; message: string; fields: URLSearchParams };

type Failure = Omit<Extract<Form, { ok: false }>, "fields">;
type Sent = Extract<Form, { ok: true }>;
/** What a form may still bring; `failure`: the disk takes no more files, but text that follows is read on. */
type Room = { files: number; textBytes: number; failure: Failure | null };

const MOST_FILES = 2;
const MOST_PARTS = 60;
const MOST_HEADER_BYTES = 8 * 1024;
const LONGEST_FILE_NAME = 120;
/** A file that nobody took by then is removed, in milliseconds. */
const WAITING_MS = 15 * 60 * 1000;

const TOO_LARGE = fail(413, "The form is too large");
const BROKEN = fail(400, "The form did not arrive whole; please send it again");
const UNKNOWN_TYPE = fail(415, "This kind of form cannot be read");
const TOO_MANY_PARTS = fail(400, "The form has too many fields");
const TOO_MANY_FILES = fail(400, `At most ${MOST_FILES} files can be sent at once, one for each field`);
const BUSY = fail(503, "Too many files are arriving just now; please try again in a moment");

/**
 * Reads a form of either encoding as it arrives. Fields stay in their order and may repeat. Files are taken for the
 * fields named in `files` only, others are dropped; an empty file input is no file. They wait on the disk, never
 * within reach of a visitor, until `storePicture` takes them, or 15 minutes. A file may be larger than a picture may
 * be: that is for its field to say. Limits: 256 KB of text; with files 26 MB, 2 files, 60 parts.
 * A form that cannot be taken answers with the fields that had arrived; all of them when only its files found no room.
 */
export async function readForm(request: Request, { files }: { files: readonly string[] }): Promise<Form> {
  const type = request.headers.get("Content-Type") ?? "";
  const form: Sent = { ok: true, fields: new URLSearchParams(), files: new Map() };
  let failure: Failure | null;
  try {
    if (/^multipart\/form-data\s*(;|$)/i.test(type)) failure = await readInTurn(request, form, type, files);
    else if (type === "" || /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
      failure = await readFields(request, form);
    else failure = UNKNOWN_TYPE;
  } catch (error) {
    failure = explain(error);
  }
  return failure ? { ...failure, fields: form.fields } : form;
}

async function readFields(request: Request, form: Sent): Promise<null> {
  form.fields = new URLSearchParams((await readWhole(request, PLAIN_BYTES)).toString("utf8"));
  return null;
}

async function readInTurn(
  request: Request,
  form: Sent,
  type: string,
  files: readonly string[],
): Promise<Failure | null> {
  const boundary = getMultipartBoundary(type);
  if (!boundary || !/^[\x20-\x7e]{1,70}$/.test(boundary)) return BROKEN;
  if (files.length === 0) return readParts(request, form, boundary, files, PLAIN_BYTES);
  const announced = Number(request.headers.get("Content-Length")) || MULTIPART_BYTES;
  if (announced > MULTIPART_BYTES) return TOO_LARGE;
  const release = await reserveMemory(announced);
  if (!release) return BUSY;
  return readParts(request, form, boundary, files, MULTIPART_BYTES).finally(release);
}

async function readParts(
  request: Request,
  form: Sent,
  boundary: string,
  files: readonly string[],
  most: number,
): Promise<Failure | null> {
  const parser = new MultipartParser(boundary, {
    maxParts: MOST_PARTS,
    maxHeaderSize: MOST_HEADER_BYTES,
    maxFileSize: most,
    maxTotalSize: most,
  });
  const room: Room = { files: MOST_FILES, textBytes: PLAIN_BYTES, failure: null };
  try {
    for await (const block of readBlocks(request, most)) {
      // What follows the closing boundary has no meaning, but is part of the body.
      if (isComplete(parser)) continue;
      for (const part of parser.write(block)) {
        const failure = await takePart(part, form, files, room);
        if (failure) return await giveUp(form, failure);
      }
    }
    parser.finish();
  } catch (error) {
    await giveUp(form, BROKEN);
    throw error;
  }
  if (room.failure) return giveUp(form, room.failure);
  if (form.files.size > 0) setTimeout(() => void giveUp(form, BROKEN), WAITING_MS).unref();
  return null;
}

/** The parser takes anything after its end for an error, also the line break that most programs send. */
function isComplete(parser: MultipartParser) {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

async function takePart(
  part: MultipartPart,
  { fields, files }: Sent,
  wanted: readonly string[],
  room: Room,
): Promise<Failure | null> {
  const read = readPart(part, wanted);
  if (!read) return BROKEN;
  const { name, filename, text } = read;
  if (text !== null) {
    room.textBytes -= part.size;
    if (room.textBytes < 0) return TOO_LARGE;
    fields.append(name, text);
    return null;
  }
  if (!filename && part.size === 0) return null;
  room.files -= 1;
  if (room.files < 0 || files.has(name)) return TOO_MANY_FILES;
  if (!wanted.includes(name) || room.failure) return null;
  try {
    const source = await keepIncoming(part.content);
    files.set(name, { source, name: labelOf(filename), size: part.size });
  } catch (error) {
    const fault = readStorageFault(error);
    if (!fault) throw error;
    room.failure = fail(fault.status, fault.message);
  }
  return null;
}

/** What a part is called and, unless it is a file, its text; null without a name or when it is not UTF-8. */
function readPart(part: MultipartPart, wanted: readonly string[]) {
  try {
    const { name, filename } = part;
    if (!name) return null;
    const isFile = filename !== undefined || (part.isFile && wanted.includes(name));
    return { name, filename, text: isFile ? null : part.text };
  } catch {
    return null;
  }
}

/** The last part of the name alone: some programs send the whole path. */
function labelOf(filename = "") {
  const label = cleanLine(filename.split(/[\\/]/).at(-1) ?? "");
  return [...label].slice(-LONGEST_FILE_NAME).join("");
}

async function giveUp(form: Sent, failure: Failure): Promise<Failure> {
  for (const { source } of form.files.values()) await dropIncoming(source);
  return failure;
}

function explain(error: unknown): Failure {
  if (error instanceof BodyTooLarge) return TOO_LARGE;
  if (error instanceof MaxPartsExceededError) return TOO_MANY_PARTS;
  if (error instanceof BodyBroken || error instanceof MultipartParseError) return BROKEN;
  throw error;
}

function fail(status: Failure["status"], message: string): Failure {
  return { ok: false, status, message };
}
