import { readReference, replyToFault } from "~/http/fault-reply.server";
import { writePlainPage } from "~/http/plain-page";
import { escapeXml } from "~/http/xml.server";

type Fault = { status: number; message: string; headers?: Record<string, string> };

/** A browser is shown a page; a program, which goes by the status, finds the sentence in JSON. */
export function replyWithoutFile(request: Request, { status, message, headers }: Fault): Response {
  const reference = readReference(request) ?? "";
  const isBrowser = request.headers.get("Accept")?.includes("text/html");
  const help =
    status < 500
      ? "Check the address, or start from the home page."
      : `You did nothing wrong. <a href="">Try again</a>. Reference for us: ${escapeXml(reference)}`;
  const body = isBrowser ? writePlainPage(escapeXml(message), help) : JSON.stringify({ message, reference });
  const type = `${isBrowser ? "text/html" : "application/json"}; charset=utf-8`;
  return new Response(body, {
    status,
    headers: { ...headers, "Content-Type": type, "Cache-Control": "no-store" },
  });
}

/** A file whose store fails answers 503 or 507. What is thrown on purpose, such as a redirect, is thrown on. */
export async function loadFile(request: Request, load: () => Promise<Response>): Promise<Response> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return replyWithoutFile(request, replyToFault(error, request));
  }
}
