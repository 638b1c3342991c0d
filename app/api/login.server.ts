import { z } from "zod";
import { carrySession, originOf } from "~/http/cookie/session.server";
import { describeFailedLogin, sayLoginFailed } from "~/http/failed-login.server";
import { replyToFault } from "~/http/fault-reply.server";
import { LoginForm } from "~/models/account/form";
import { logIn } from "~/models/account/login.server";
import { checkFields } from "~/models/row/result";
import { readBody } from "./body.server";
import type { Call } from "./endpoint.server";
import { CHALLENGE, reject, rejectResult, reply } from "./reply.server";

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
  method: "POST",
  guard: "public",
  document: {
    summary: "Sign in: sets the session cookie and returns its token",
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
    const { email, password } = checked.value;
    try {
      const login = await logIn({ email, password, origin: originOf(request), tells: false });
      if (!login.ok) {
        const { status, message, headers } = describeFailedLogin(login);
        return status === 401 ? reply(401, { message }, CHALLENGE) : reject(status, message, headers);
      }
      const { token } = login;
      const data = { isAdmin: true, FullName: login.admin.fullName, token };
      return reply(200, { message: MESSAGE, data } satisfies z.output<typeof LoginJson>, {
        "Set-Cookie": await carrySession(request, token),
      });
    } catch (error) {
      const { status, message, headers } = replyToFault(error, request);
      return reject(status, sayLoginFailed(message), headers);
    }
  },
};

export const loginCalls = { adminLogin };
