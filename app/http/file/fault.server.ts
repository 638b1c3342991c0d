import { writePlainPage } from "~/http/plain-page";
import { readReference, replyToFault } from "~/http/store-fault.server";
import { escapeXml } from "~/http/xml.server";

type Fault = { status: number; message: string; headers?: Record<string, string> };

type Said = { status: number; message: string; reference: string };

type Kind = { type: string; write: (said: Said) => string };

const json: Kind = {
  type: "application/json",
  write: ({ message, reference }) => JSON.stringify({ message, reference }),
};

const xml: Kind = {
  type: "application/xml",
  write: ({ message, reference }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<error><message>${escapeXml(message)}</message><reference>${escapeXml(reference)}</reference></error>\n`,
};

const csv: Kind = {
  type: "text/csv",
  write: ({ message, reference }) => `Error,Reference\r\n"${message.replaceAll('"', '""')}",${reference}\r\n`,
};

/** By the ending of an address. What cannot carry a sentence (a picture, a PDF) says it in JSON. */
const kinds = new Map([
  ["xml", xml],
  ["csv", csv],
]);

const page: Kind = {
  type: "text/html",
  write: ({ status, message, reference }) =>
    writePlainPage(
      escapeXml(message),
      status < 500
        ? "Check the address, or start from the home page."
        : `You did nothing wrong. <a href="">Try again</a>. Reference for us: ${escapeXml(reference)}`,
    ),
};

/** A program reads a file's fault in the file's own kind; a browser is shown a page. */
export function sayInKind(request: Request, { status, message, headers }: Fault): Response {
  const ending = /\.(\w+)$/.exec(new URL(request.url).pathname)?.[1]?.toLowerCase();
  const isBrowser = request.headers.get("Accept")?.includes("text/html");
  const { type, write } = isBrowser ? page : (kinds.get(ending ?? "") ?? json);
  return new Response(write({ status, message, reference: readReference(request) ?? "" }), {
    status,
    headers: { ...headers, "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" },
  });
}

/** A file whose store fails answers 503 or 507. What is thrown on purpose, such as a redirect, is thrown on. */
export async function loadFile(request: Request, load: () => Promise<Response>): Promise<Response> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return sayInKind(request, replyToFault(error, request));
  }
}
