import sharp from "sharp";

export type Answer = { status: number; headers: Headers; text: string; json: Json };
/** Whatever came; a test says what it expects of it. */
// biome-ignore lint/suspicious/noExplicitAny: an answer's shape is what the tests are there to find out.
export type Json = any;

type Sent = {
  json?: unknown;
  form?: FormData;
  text?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** A program that knows nothing of the site but its address. */
export function openClient(origin: string) {
  let token: string | null = null;
  const call = async (method: string, path: string, sent: Sent = {}): Promise<Answer> => {
    const headers = new Headers(sent.headers);
    if (token && !headers.has("Authorization")) headers.set("Authorization", `Bearer ${token}`);
    if ((sent.json !== undefined || sent.text !== undefined) && !headers.has("Content-Type")) {
      headers.set("Content-Type", "application/json");
    }
    const body = sent.form ?? sent.text ?? (sent.json === undefined ? undefined : JSON.stringify(sent.json));
    const init = { method, headers, body: body ?? null, signal: sent.signal ?? null };
    const response = await fetch(`${origin}/backend${path}`, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: text ? JSON.parse(text) : null };
  };
  const signIn = async (email: string, password: string) => {
    const answer = await call("POST", "/api/admin/auth/adminLogin", { json: { email, password } });
    token = answer.json?.data?.token ?? null;
    return answer;
  };
  return {
    call,
    signIn,
    signOut: () => {
      token = null;
    },
    get: (path: string, headers: Record<string, string> = {}) => call("GET", path, { headers }),
  };
}

export type Client = ReturnType<typeof openClient>;

/** A form of text fields and pictures. */
export function formOf(fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** A PNG of one colour, for a picture field. */
export async function picture(colour = "#446688", width = 400, height = 300): Promise<Blob> {
  const image = sharp({ create: { width, height, channels: 3, background: colour } });
  return new Blob([new Uint8Array(await image.png().toBuffer())], { type: "image/png" });
}

export const product = {
  name: "HR sheet 2 mm",
  type: "hotrolledsheet",
  brand: "Northmill",
  thickness: "[1.6,2]",
  width: "[1250,1500]",
  purchaseNow: "Cut to length",
  deliveryDays: "3 to 5 days",
  number: "2015550100",
};

export const content = [{ type: "Rust", text: "<p>Keep it dry.</p>", items: ["storage", "rust"] }];

export const testimonial = {
  fullName: "Dana Whitfield",
  designation: "Purchasing",
  description: "On time and as measured.",
  rating: "4.5",
};
