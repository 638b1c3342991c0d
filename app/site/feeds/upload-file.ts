import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadFile, replyWithoutFile } from "~/http/file/fault.server";
import { replyWithFile } from "~/http/file/reply.server";
import { pictureOfFile } from "~/models/picture/file-name";
import { uploadPath } from "~/models/picture/folder.server";

/** Whatever a browser makes of the bytes, it runs nothing of it. Other sites' pages may show the pictures. */
const headers = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** A stored picture or one of its copies. A name stands for the same bytes for ever; only our own names are looked up. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const file = params.file ?? "";
  return loadFile(request, async () => {
    const reply = pictureOfFile(file)
      ? await replyWithFile(request, uploadPath(file), {
          ...headers,
          "Content-Type": file.endsWith(".avif") ? "image/avif" : "image/webp",
          "Cache-Control": "public, max-age=31536000, immutable",
        })
      : null;
    return reply ?? replyWithoutFile(request, { status: 404, message: "There is no such picture" });
  });
}
