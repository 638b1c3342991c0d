import { data } from "@remix-run/node";
import { readStorageFault, WAIT_SECONDS } from "~/models/row/store-fault.server";
import { logError } from "./error-log.server";

/** What somebody is told whose request met a store that failed, or a bug. */
export type FaultReply = {
  status: 500 | 503 | 507;
  /** A plain sentence without insides. */
  message: string;
  headers: Record<string, string>;
};

/**
 * The one place where a failure becomes a reply, for screens, files and the API alike: 503 when the store is busy or
 * cannot be read, 507 when it is full, both with Retry-After, and 500 for a bug. The log has the reason under the
 * request's reference.
 */
export function replyToFault(error: unknown, request: Request): FaultReply {
  if (!request.signal.aborted) logError(new URL(request.url).pathname, error, readReference(request));
  const fault = readStorageFault(error);
  if (!fault) return { status: 500, message: "Something went wrong", headers: {} };
  return { status: fault.status, message: fault.message, headers: waitHeaders(fault.status) };
}

/** Says when a sender may come again, for the statuses that pass by themselves. */
export function waitHeaders(status: number): Record<string, string> {
  if (status !== 503 && status !== 507) return {};
  return { "Retry-After": String(WAIT_SECONDS[status]) };
}

/** The id under which the log has this request; null in development, where no front door gives one. */
export function readReference(request: Request) {
  return request.headers.get("x-request-id");
}

/** What the page of a screen that failed is told; it is also there after a navigation in the browser. */
export type FaultPage = { message: string | null; reference: string | null };

/** The answer to throw where a screen cannot be shown: a page with its status, its sentence and the reference. */
export function faultPage(error: unknown, request: Request, sentence?: string) {
  const { status, message, headers } = replyToFault(error, request);
  const page: FaultPage = {
    message: sentence ?? (status === 500 ? null : message),
    reference: readReference(request),
  };
  return data(page, { status, headers });
}

/** A store that failed while it was asked who sends a request: nothing of a guarded screen is shown to that sender. */
export class Unverified extends Error {}

/** Whether something thrown is for a screen to answer: neither an answer by itself nor about a stranger. */
export function isFailure(thrown: unknown): thrown is Error {
  return thrown instanceof Error && !(thrown instanceof Unverified);
}

/** Something that a screen can do without: what `load` answers, else `instead`; the failure is logged. */
export async function loadOr<T, U>(request: Request, instead: U, load: () => Promise<T>): Promise<T | U> {
  try {
    return await load();
  } catch (error) {
    if (!isFailure(error)) throw error;
    replyToFault(error, request);
    return instead;
  }
}
