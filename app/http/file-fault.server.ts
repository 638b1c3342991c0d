import { readReference } from "./store-fault.server";
import { escapeXml } from "./xml.server";

export type FileFault = { status: number; message: string; headers?: Record<string, string> };

export type ShowFault = (request: Request, fault: FileFault) => Promise<Response>;

type Said = { message: string; reference: string };

type Kind = { type: string; write: (said: Said) => string };

const json: Kind = { type: "application/json", write: (said) => JSON.stringify(said) };

/** By the ending of an address. What cannot carry a sentence (a picture, a PDF) says it in JSON. */
const kinds: Record<string, Kind> = {
  xml: {
    type: "application/xml",
    write: ({ message, reference }) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<error><message>${escapeXml(message)}</message><reference>${escapeXml(reference)}</reference></error>\n`,
  },
  csv: {
    type: "text/csv",
    write: ({ message, reference }) =>
      `Error,Reference\r\n"${message.replaceAll('"', '""')}",${reference}\r\n`,
  },
  txt: {
    type: "text/plain",
    write: ({ message, reference }) => `# ${message}.\n# Reference: ${reference}\n`,
  },
};

/** A program reads a file's fault in the file's own kind; a browser is shown a page. */
export async function sayInKind(request: Request, fault: FileFault, show: ShowFault): Promise<Response> {
  if (request.headers.get("Accept")?.includes("text/html")) return show(request, fault);
  const { status, message, headers } = fault;
  const ending = /\.(\w+)$/.exec(new URL(request.url).pathname)?.[1]?.toLowerCase();
  const { type, write } = kinds[ending ?? ""] ?? json;
  const reference = readReference(request) ?? "";
  return new Response(write({ message, reference }), {
    status,
    headers: { ...headers, "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" },
  });
}
