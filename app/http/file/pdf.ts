/** A viewer puts the file into a page of its own, where it is an object. */
const POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** `name` without its ending; for its asker alone unless `headers` say otherwise. */
export function replyWithPdf(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  headers: Record<string, string> = PRIVATE,
) {
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": POLICY,
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": `inline; filename="${name}.pdf"`,
      ...headers,
    },
  });
}
