import { z } from "zod";
import { readClientAddress } from "~/http/client-address.server";
import { carrySession } from "~/http/session.server";
import { LoginForm } from "~/models/account/form";
import { logIn } from "~/models/account/login.server";
import { readBody } from "./body.server";
import { type Call, endpoint } from "./endpoint.server";
import { checkFields } from "./fields.server";
import { reject, rejectResult, reply } from "./reply.server";

const LoginJson = z.object({
  message: z.string(),
  data: z.object({
    isAdmin: z.boolean(),
    FullName: z.string(),
    token: z.string().meta({ description: "For Authorization: Bearer; the cookie holds the same" }),
  }),
});

const MESSAGE = "Login successful";

const adminLogin: Call = {
  guard: "public",
  document: {
    summary: "Sign in: sets the session cookie and answers its token",
    accepts: {
      schema: LoginForm,
      example: { email: "admin@example.com", password: "Rolling7steel" },
    },
    response: {
      status: 200,
      schema: LoginJson,
      example: { message: MESSAGE, data: { isAdmin: true, FullName: "Admin", token: "pZ5Jq0…" } },
    },
    failures: [401, 429],
  },
  async respond({ request }) {
    const body = await readBody(request);
    if (!body.ok) return body.reply;
    const checked = checkFields(LoginForm, body.fields);
    if (!checked.ok) return rejectResult(checked, "Login");
    const login = await logIn({
      ...checked.value,
      address: readClientAddress(request),
      tells: false,
    });
    if (!login.ok && login.reason === "wrong") return reject(401, "Login failed.");
    if (!login.ok) {
      const wait = { "Retry-After": String(login.seconds) };
      if (login.reason === "busy") return reject(503, "Many people are signing in just now.", wait);
      return reject(429, "Too many failed logins. Please try again later.", wait);
    }
    const { token } = login;
    const data = { isAdmin: true, FullName: login.admin.fullName, token };
    return reply(200, { message: MESSAGE, data } satisfies z.output<typeof LoginJson>, {
      "Set-Cookie": await carrySession(request, token),
    });
  },
};

export const loginCalls = { adminLogin: endpoint({ POST: adminLogin }) };
