import { isUtf8 } from "node:buffer";
import type { z } from "zod";
import { BodyBroken, BodyTooLarge, isForeignEncoding, readWhole } from "~/http/body-blocks.server";
import { PLAIN_BYTES } from "~/http/body-size";
import { waitHeaders } from "~/http/fault-reply.server";
import { readForm, type SentFile } from "~/http/form/multipart.server";
import { collectFields } from "~/models/row/result";
import { DEEPEST, readJson } from "~/models/text/json";
import { type Reply, reject } from "./reply.server";

/** With `pictures` (even an empty list) multipart is taken too; without, JSON alone. */
export type Accepts = {
  schema: z.ZodType;
  pictures?: readonly string[];
  requiredPictures?: readonly string[];
  example: Record<string, unknown>;
};

export type SentBody = { fields: Record<string, unknown>; files: Map<string, SentFile> };
type Read = ({ ok: true } & SentBody) | { ok: false; reply: Reply };

export async function readBody(request: Request, pictures?: readonly string[]): Promise<Read> {
  if (isForeignEncoding(request)) return rejected(reject(415, "Send UTF-8, without a Content-Encoding"));
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return readJsonBody(request);
  if (type === "multipart/form-data" && pictures) return readMultipart(request, pictures);
  const wanted = pictures ? "multipart/form-data or application/json" : "application/json";
  return rejected(reject(415, `Send ${wanted}`));
}

async function readJsonBody(request: Request): Promise<Read> {
  const bytes = await readWhole(request).catch(rejectUnread);
  if (!Buffer.isBuffer(bytes)) return rejected(bytes);
  if (!isUtf8(bytes)) return rejected(reject(400, "The body is not valid JSON"));
  const read = readJson(new TextDecoder().decode(bytes));
  if (!read.ok) {
    const deep = `The body is nested deeper than ${DEEPEST} levels`;
    return rejected(reject(400, read.reason === "too deep" ? deep : "The body is not valid JSON"));
  }
  const { value } = read;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return rejected(reject(400, "The body must be a JSON object"));
  }
  return { ok: true, fields: Object.fromEntries(Object.entries(value)), files: new Map() };
}

function rejectUnread(error: unknown): Reply {
  if (error instanceof BodyTooLarge)
    return reject(413, `A JSON body may have at most ${PLAIN_BYTES / 1024} KB`);
  if (error instanceof BodyBroken) return reject(400, "The body did not arrive complete; send it again");
  throw error;
}

async function readMultipart(request: Request, pictures: readonly string[]): Promise<Read> {
  const form = await readForm(request, { files: [...pictures] });
  if (!form.ok) return rejected(reject(form.status, form.message, waitHeaders(form.status)));
  return { ok: true, fields: collectFields(form.fields), files: form.files };
}

function rejected(reply: Reply): Read {
  return { ok: false, reply };
}
