import { createCookie } from "@remix-run/node";
import { createTypedCookie } from "remix-utils/typed-cookie";
import type { z } from "zod";
import { env, isHttps } from "~/env.server";

type Name = "session" | "known" | "left" | "device" | "flash" | "enquiry" | "sent";

export const YEAR_SECONDS = 365 * 24 * 60 * 60;

type Kind = {
  seconds: number;
  /** What is worth something by itself, such as a random token, needs no signature. */
  signed?: boolean;
};

/** Makes the browser refuse the cookie from any other host or path; it needs https. */
const prefix = isHttps ? "__Host-" : "";

export function makeCookie<Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  { seconds, signed = true }: Kind,
) {
  const cookie = createCookie(prefix + name, {
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps,
    path: "/",
    maxAge: seconds,
    ...(signed ? { secrets: [env.SESSION_SECRET] } : {}),
  });
  const carried = new RegExp(`(?:^|;)\\s*${cookie.name}=`);
  const typed = createTypedCookie({ cookie, schema });
  /** Unchecked: the name alone. */
  const isCarried = (header: string | null) => carried.test(header ?? "");
  // The parser takes spellings that no browser sends: a page made with what `isCarried` does not see would be everybody's.
  const readHeader = async (header: string | null): Promise<z.output<Schema> | null> =>
    isCarried(header) ? typed.parse(header).catch(() => null) : null;
  return {
    name: cookie.name,
    isCarried,
    /** Null when it is absent, forged or outdated; so is `readHeader`. */
    read: (request: Request) => readHeader(request.headers.get("Cookie")),
    readHeader,
    write: (value: z.input<Schema>) => cookie.serialize(value),
    forget: () => cookie.serialize("", { maxAge: 0 }),
  };
}
