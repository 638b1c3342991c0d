import { replyToFault } from "~/http/fault-reply.server";
import type { Pieces } from "~/http/file/pieces.server";
import type { FieldErrors, Result } from "~/models/row/result";

export type Reply = { status: number; body: object; headers?: Record<string, string> };

/** A list too long to be held: its JSON in pieces, and the tag of what it was read from. */
export type LongReply = { pieces: Pieces; etag: string };

type Failure = Exclude<Result<unknown>, { ok: true }>;

export function reply(status: number, body: object, headers?: Record<string, string>): Reply {
  return headers ? { status, body, headers } : { status, body };
}

/** In both keys: the specification's screens show `error` where there is one, else `message`. */
export function reject(status: number, message: string, headers?: Record<string, string>): Reply {
  return reply(status, { message, error: message }, headers);
}

/** Goes with every 401 (RFC 9110). */
export const CHALLENGE = { "WWW-Authenticate": "Bearer" };

export function rejectStranger(): Reply {
  return reject(401, "Sign in first", CHALLENGE);
}

/** `message` is the first failure (old clients show only that), `error` all of them; "form" is no field. */
function rejectFields(status: 400 | 409, errors: FieldErrors): Reply {
  const { form = [], ...fields } = errors;
  const messages = [...form, ...Object.values(fields).flat()];
  const message = messages[0] ?? "The request is not valid";
  const byField = Object.fromEntries(Object.entries(fields).map(([field, [first]]) => [field, first]));
  const named = Object.keys(byField).length > 0;
  return reply(status, {
    message,
    error: messages.join("; ") || message,
    ...(named ? { errors: byField } : {}),
  });
}

/** The one table from what a model returns to what a program is told. */
export function rejectResult(failure: Failure, name: string): Reply {
  switch (failure.reason) {
    case "invalid":
      return rejectFields(400, failure.errors);
    case "conflict":
      return rejectFields(409, failure.errors);
    case "not-found":
      return reject(404, `${name} not found`);
    case "stale":
      return reject(412, `${name} was changed by somebody else; read it again`);
  }
}

/** A failure nobody expected is told without its internals; storage that is busy or full is named. */
export function rejectFault(error: unknown, request: Request): Reply {
  const { status, message, headers } = replyToFault(error, request);
  return reject(status, message, headers);
}
