import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useResponse } from "./browser/response-context";

export type Fault = {
  status: number;
  /** Null when the screen gave none. */
  message: string | null;
  /** The id in the log: of the answer, also after a navigation in the browser, or of the document. */
  reference: string;
};

export function useFault(): Fault {
  const error = useRouteError();
  const { reference: ofDocument } = useResponse();
  if (!isRouteErrorResponse(error)) return { status: 500, message: null, reference: ofDocument };
  return {
    status: error.status,
    message: readText(error.data, "message"),
    reference: readText(error.data, "reference") ?? ofDocument,
  };
}

function readText(data: unknown, key: string): string | null {
  if (typeof data !== "object" || data === null) return null;
  const value = Object.entries(data).find(([name]) => name === key)?.[1];
  return typeof value === "string" ? value : null;
}
