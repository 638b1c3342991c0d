import { SHARED } from "~/http/sharing.server";
import { groundColours } from "~/ui/frame/ground-colour";

export function sendManifest(own: Record<string, string>) {
  const manifest = {
    ...own,
    scope: "/",
    background_color: groundColours.paper.light,
    icons: [
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8", "Cache-Control": SHARED },
  });
}
