import {
  type ActionFunctionArgs,
  type HeadersArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { AdminProblem } from "~/admin/frame/back-office";
import { adminHead } from "~/admin/frame/head";
import { useTypedForm } from "~/admin/frame/typed-form";
import { giveBack, refuse } from "~/admin/frame/typed-form.server";
import { deviceCookie } from "~/http/cookie/device.server";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import { hasLeft, rememberAdmin } from "~/http/cookie/known-admin.server";
import { carrySession, findSignedIn, greetingOf, originOf } from "~/http/cookie/session.server";
import { describeFailedLogin, sayLoginFailed } from "~/http/failed-login.server";
import { loadOr } from "~/http/fault-reply.server";
import { everybody, respondToForm } from "~/http/form/reply.server";
import { readReturnPath } from "~/http/return-path.server";
import { ownHeaders } from "~/http/sharing.server";
import { LoginForm } from "~/models/account/form";
import { logIn } from "~/models/account/login.server";
import { dropDevice } from "~/models/push/device.server";
import { checkForm } from "~/models/row/result";
import { writeMoment } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { sayCount } from "~/steel/figures";
import adminStyles from "~/styles/admin.css?url";
import { BrowserSide } from "~/ui/browser/browser-side";
import { ButtonLink } from "~/ui/button";
import { dropAllDrafts } from "~/ui/draft-store";
import { CheckedForm } from "~/ui/field/checked-form";
import { InputField } from "~/ui/field/field";
import { PasswordField } from "~/ui/field/password-field";
import { checkBySchema } from "~/ui/field/schema-check";
import { ErrorToast } from "~/ui/frame/toast";
import { Notice } from "~/ui/notice";
import { SendButton } from "~/ui/send-button";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta: MetaFunction = ({ matches }) => adminHead("Login", matches);

export function headers(args: HeadersArgs) {
  const headers = ownHeaders(args);
  headers.set("Cache-Control", "no-store");
  headers.set("X-Robots-Tag", "noindex");
  return headers;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await loadOr(request, null, () => findSignedIn(request));
  const { searchParams } = new URL(request.url);
  const back = readReturnPath(searchParams.get("back"));
  const left = session === null && (await hasLeft(request));
  return { greeting: session && greetingOf(session), back, left, lost: searchParams.has("lost") };
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  return respondToForm(args, {
    guard: everybody,
    again: ({ fields, message }) => giveBack(ownOf(fields), { form: [sayLoginFailed(message)] }),
    async respond({ fields }) {
      const form = checkForm(LoginForm, fields);
      if (!form.ok) return refuse(ownOf(fields), form.errors);
      const login = await logIn({ ...form.value, origin: originOf(request), tells: true });
      if (!login.ok) {
        const { status, message, headers } = describeFailedLogin(login);
        return refuse(ownOf(fields), { form: [message] }, status, headers);
      }
      const headers = new Headers({ "Set-Cookie": await carrySession(request, login.token) });
      headers.append("Set-Cookie", await rememberAdmin(login.admin.id));
      const device = await deviceCookie.read(request);
      if (device) await dropDevice(device, login.admin.id);
      const to = readReturnPath(fields.get("back")) ?? "/admindashboard";
      if (!login.failures) return redirect(to, { headers });
      const text = sayFailedLogins(login.failures, writeMoment(login.failures.lastAt));
      return redirectWithFlash(to, { kind: "warning", text }, headers);
    },
  });
}

export default function Login() {
  const { greeting, back, left, lost } = useLoaderData<typeof loader>();
  const { typed, errors } = useTypedForm("email");
  // Logging out leads here, in whichever window: nothing that was typed stays in the browser.
  useEffect(() => {
    if (left) dropAllDrafts();
  }, [left]);
  const { form: formErrors, ...wrong } = errors ?? {};
  return (
    <main id="content" className="admin-alone" tabIndex={-1}>
      <div className="panel hot stack">
        <h1>Admin login</h1>
        {greeting && (
          <Notice title={`You are signed in, ${greeting}.`}>
            <ButtonLink href={back ?? "/admindashboard"} size="small">
              {back ? "Carry on" : "Dashboard"}
            </ButtonLink>
          </Notice>
        )}
        {back && !errors && (lost || !greeting) && (
          <Notice tone="warn">
            {lost
              ? `Your session had ended: what you pressed was not done.${greeting ? "" : " Log in to see how things stand."}`
              : "Your session has ended. Log in to carry on where you left off."}
          </Notice>
        )}
        {formErrors?.[0] && (
          // biome-ignore lint/a11y/noAutofocus: React focuses controls alone; a page load begins with what went wrong
          <div role="group" aria-describedby="failure" tabIndex={-1} autoFocus>
            <Notice tone="bad">
              <p id="failure">{formErrors[0]}</p>
            </Notice>
          </div>
        )}
        <ErrorToast text={formErrors?.[0]} />
        <CheckedForm
          check={(fields) => checkBySchema(LoginForm, fields)}
          serverErrors={errors && wrong}
          className="form"
        >
          {(errors) => (
            <>
              <InputField
                label="Email"
                name="email"
                type="email"
                autoComplete="username"
                required
                defaultValue={typed?.get("email") ?? undefined}
                errors={errors.email}
              />
              <PasswordField
                label="Password"
                name="password"
                autoComplete="current-password"
                required
                errors={errors.password}
              />
              {back && <input type="hidden" name="back" value={back} />}
              <SendButton wide busy="Logging in...">
                Login
              </SendButton>
            </>
          )}
        </CheckedForm>
        <details>
          <summary>Forgotten your password?</summary>
          <p>
            Another admin cannot see it either. Whoever runs the server can set a new one there with{" "}
            <code>npm run admin:password -- you@example.com</code>
          </p>
        </details>
        <a href="/">Back to the website</a>
      </div>
      <BrowserSide backOffice />
    </main>
  );
}

export function ErrorBoundary() {
  return (
    <main id="content" className="admin-alone">
      <AdminProblem />
    </main>
  );
}

/** Of a form that anybody may send, only what it is for is sent back. */
function ownOf(fields: URLSearchParams) {
  return [...fields].filter(([name]) => name === "email").slice(0, 1);
}

type Failures = { count: number; network: string };

function sayFailedLogins({ count, network }: Failures, moment: string): string {
  const from = network === "unknown" ? "" : ` from ${network}`;
  const latest = count > 1 ? "the latest " : "";
  return `${sayCount(count, "failed sign-in", figures)} with this address since your last one, ${latest}on ${moment}${from}.`;
}
