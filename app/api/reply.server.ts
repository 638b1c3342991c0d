import type { Pieces } from "~/http/pieces.server";
import type { FieldErrors, Result } from "~/models/row/result";

/** What a call answers before it becomes a Response: a status and a body that is sent as JSON. */
export type Reply = { status: number; body: object; headers?: Record<string, string> };

/** A list too long to be held: its JSON in pieces, and the tag of what it was read from. */
export type LongReply = { pieces: Pieces; etag: string };

type Failure = Exclude<Result<unknown>, { ok: true }>;

export function reply(status: number, body: object, headers?: Record<string, string>): Reply {
  return headers ? { status, body, headers } : { status, body };
}

/** A failure that one sentence explains. */
export function refuse(status: number, message: string, headers?: Record<string, string>): Reply {
  return reply(status, { message }, headers);
}

/**
 * A failure of fields: `errors` has one message a field, `message` is the first of them (old clients show only that)
 * and `error` is all of them in one line. What belongs to no field stands in `message` alone.
 */
export function refuseFields(status: 400 | 409, errors: FieldErrors): Reply {
  const { form = [], ...fields } = errors;
  const messages = [...form, ...Object.values(fields).flat()];
  const message = messages[0] ?? "The request is not valid";
  const byField = Object.fromEntries(Object.entries(fields).map(([field, [first]]) => [field, first]));
  const named = Object.keys(byField).length > 0;
  return reply(status, { message, error: messages.join("; "), ...(named ? { errors: byField } : {}) });
}

/** The one table from what a verb answers to what a program is told. */
export function refuseResult(failure: Failure, noun: string): Reply {
  switch (failure.reason) {
    case "invalid":
      return refuseFields(400, failure.errors);
    case "conflict":
      return refuseFields(409, failure.errors);
    case "not-found":
      return refuse(404, `${noun} not found`);
    case "stale":
      return refuse(412, `${noun} was changed by somebody else; read it again`);
    case "forbidden":
      return refuse(403, failure.message);
  }
}
