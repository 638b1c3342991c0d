import type { z } from "zod";
import { BodyBroken, BodyTooLarge, readWhole } from "~/http/body-blocks.server";
import { PLAIN_BYTES } from "~/http/body-size";
import { readForm, type SentFile } from "~/http/multipart.server";
import { waitHeaders } from "~/http/store-fault.server";
import { type Reply, reject } from "./reply.server";

/** How deep the lists and objects of a JSON body may nest. */
const DEEPEST = 20;

/**
 * What a call takes: fields by `schema`, whose `meta` explains them, and the pictures it may carry. With
 * `pictures` (even an empty list) multipart is taken too; without, JSON alone.
 */
export type Accepts = {
  schema: z.ZodType;
  pictures?: readonly string[];
  requiredPictures?: readonly string[];
  example: Record<string, unknown>;
};

export type SentBody = { fields: Record<string, unknown>; files: Map<string, SentFile> };
type Read = ({ ok: true } & SentBody) | { ok: false; reply: Reply };

/** Reads the body of a call, bounded, by its content type. Keys nobody asked for are the schema's to drop. */
export async function readBody(request: Request, pictures?: readonly string[]): Promise<Read> {
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return readJson(request);
  if (type === "multipart/form-data" && pictures) return readMultipart(request, pictures);
  const wanted = pictures ? "multipart/form-data or application/json" : "application/json";
  return rejected(reject(415, `Please send ${wanted}`));
}

async function readJson(request: Request): Promise<Read> {
  const bytes = await readWhole(request, PLAIN_BYTES).catch(rejectUnread);
  if (!Buffer.isBuffer(bytes)) return rejected(bytes);
  const text = decode(bytes);
  if (text === null) return rejected(reject(400, "The body is not valid JSON"));
  if (isTooDeep(text)) return rejected(reject(400, `The body is nested deeper than ${DEEPEST} levels`));
  const value = parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return rejected(
      reject(400, value === undefined ? "The body is not valid JSON" : "The body must be a JSON object"),
    );
  }
  return { ok: true, fields: Object.fromEntries(Object.entries(value)), files: new Map() };
}

function rejectUnread(error: unknown): Reply {
  if (error instanceof BodyTooLarge)
    return reject(413, `A JSON body may have at most ${PLAIN_BYTES / 1024} KB`);
  if (error instanceof BodyBroken) return reject(400, "The body did not arrive whole; please send it again");
  throw error;
}

/** A field that is sent twice is a list, for the rules to take or to reject. */
async function readMultipart(request: Request, pictures: readonly string[]): Promise<Read> {
  const form = await readForm(request, { files: [...pictures] });
  if (!form.ok) return rejected(reject(form.status, form.message, waitHeaders(form.status)));
  const names = new Set(form.fields.keys());
  const fields = [...names].map((name) => {
    const values = form.fields.getAll(name);
    return [name, values.length > 1 ? values : values[0]];
  });
  return { ok: true, fields: Object.fromEntries(fields), files: form.files };
}

function decode(bytes: Uint8Array) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Counts open brackets outside strings before anything is built from the text. */
function isTooDeep(text: string) {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (quoted && sign === "\\") index += 1;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === "[" || sign === "{")) depth += 1;
    else if (!quoted && (sign === "]" || sign === "}")) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function rejected(reply: Reply): Read {
  return { ok: false, reply };
}
