import { createCookie } from "@remix-run/node";
import { createTypedCookie } from "remix-utils/typed-cookie";
import type { z } from "zod";
import { env, isHttps } from "~/env.server";

type Name = "session" | "known" | "left" | "device" | "flash" | "enquiry" | "sent";

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
  const readHeader = (header: string | null): Promise<z.output<Schema> | null> =>
    typed.parse(header).catch(() => null);
  return {
    name: cookie.name,
    /** Unchecked: the name alone. */
    isCarried: (cookieHeader: string | null) => carried.test(cookieHeader ?? ""),
    /** Null when it is absent, forged or outdated; so is `readHeader`. */
    read: (request: Request) => readHeader(request.headers.get("Cookie")),
    readHeader,
    write: (value: z.input<Schema>) => cookie.serialize(value),
    forget: () => cookie.serialize("", { maxAge: 0 }),
  };
}
