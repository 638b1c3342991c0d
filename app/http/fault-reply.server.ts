import { data } from "@remix-run/node";
import { env } from "~/env.server";
import { Crowded } from "~/models/queue/places.server";
import { readStorageFault, WAIT_SECONDS } from "~/models/row/store-fault.server";
import { logError } from "./error-log.server";

export type FaultReply = {
  status: 500 | 503 | 507;
  message: string;
  headers: Record<string, string>;
};

/**
 * 503 busy or unreadable, 507 full, both with Retry-After, 500 for a bug; the log has the reason. Of a bound that is
 * reached, the request's own line says as much.
 */
export function replyToFault(error: unknown, request: Request): FaultReply {
  if (!request.signal.aborted && !(error instanceof Crowded))
    logError(new URL(request.url).pathname, error, readReference(request));
  const fault = readStorageFault(error);
  if (!fault) return { status: 500, message: "Something went wrong", headers: {} };
  return { status: fault.status, message: fault.message, headers: waitHeaders(fault.status) };
}

export function waitHeaders(status: number): Record<string, string> {
  if (status !== 503 && status !== 507) return {};
  return { "Retry-After": String(WAIT_SECONDS[status]) };
}

export function readReference(request: Request) {
  return request.headers.get("x-request-id");
}

export type FaultPage = { message: string | null; reference: string | null };

export function faultPage(error: unknown, request: Request, sentence?: string) {
  const { status, message, headers } = replyToFault(error, request);
  const page: FaultPage = {
    message: sentence ?? (status === 500 ? null : message),
    reference: readReference(request),
  };
  return data(page, { status, headers });
}

/** For a store that failed while it was asked who sends a request: that sender is shown nothing of a guarded screen. */
export class Unverified extends Error {}

export function isFailure(thrown: unknown): thrown is Error {
  return thrown instanceof Error && !(thrown instanceof Unverified);
}

/** What a screen throws on: an answer as it is, a failure as the page that says so. */
export function thrownPage(thrown: unknown, request: Request): unknown {
  // In development the error itself says more than any page.
  const shows = thrown instanceof Error && env.NODE_ENV !== "development";
  return shows ? faultPage(thrown, request) : thrown;
}

/** A screen that fails says so with 503 or 507 when the store is the reason, and under which reference the log has it. */
export async function loadScreen<T>(request: Request, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw thrownPage(error, request);
  }
}

export async function loadOr<T, U>(request: Request, instead: U, load: () => Promise<T>): Promise<T | U> {
  try {
    return await load();
  } catch (error) {
    if (!isFailure(error)) throw error;
    replyToFault(error, request);
    return instead;
  }
}
