import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Flash } from "~/models/row/flash";
import { makeCookie } from "./cookie.server";

const FlashCookie = z.object({
  kind: z.enum(["success", "warning", "error"]),
  text: z.string().max(500),
  links: z.array(z.object({ href: z.string().startsWith("/"), label: z.string() })).default([]),
  undo: z
    .object({
      action: z.string().startsWith("/"),
      id: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  saved: z.string().max(200).optional(),
});

const cookie = makeCookie("flash", FlashCookie, { seconds: 60 });

export async function redirectWithFlash(
  to: string,
  flash: z.input<typeof FlashCookie>,
  headers = new Headers(),
) {
  headers.append("Set-Cookie", await cookie.write(flash));
  return redirect(to, { headers });
}

/** Unchecked: also when what it carries is forged. */
export const carriesFlash = cookie.isCarried;

export async function takeFlash(request: Request) {
  const flash: Flash | null = await cookie.read(request);
  return flash && { flash, header: await cookie.forget() };
}
