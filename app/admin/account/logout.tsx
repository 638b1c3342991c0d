import { type ActionFunctionArgs, type LinksFunction, type MetaFunction, redirect } from "@remix-run/node";
import { Form } from "@remix-run/react";
import { adminHead } from "~/admin/frame/head";
import { deviceCookie } from "~/http/cookie/device.server";
import { forgetAdmin } from "~/http/cookie/known-admin.server";
import { signOut } from "~/http/cookie/session.server";
import { faultPage, isFailure } from "~/http/fault-reply.server";
import { dropDevice } from "~/models/push/device.server";
import adminStyles from "~/styles/admin.css?url";
import { Button, ButtonLink } from "~/ui/button";
import { useFault } from "~/ui/fault";
import { ErrorPage, Reference } from "~/ui/frame/error-page";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta: MetaFunction = ({ matches }) => adminHead("Logout", matches);

export function headers() {
  return { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
}

/** An address that is only looked at signs nobody out: a picture on another site could point here. */
export function loader() {
  return redirect("/adminlogin");
}

/** The cookie goes only with the session: while the store cannot end it, the next press still can. */
export async function action({ request }: ActionFunctionArgs) {
  try {
    const device = await deviceCookie.read(request);
    if (device) await dropDevice(device);
    const headers = new Headers({ "Set-Cookie": await signOut(request) });
    for (const header of await forgetAdmin(request)) headers.append("Set-Cookie", header);
    if (device) headers.append("Set-Cookie", await deviceCookie.forget());
    return redirect("/adminlogin", { headers });
  } catch (error) {
    if (!isFailure(error)) throw error;
    throw faultPage(error, request, "You are still signed in");
  }
}

export function ErrorBoundary() {
  const { status, message, reference } = useFault();
  return (
    <main id="content" className="admin-alone" tabIndex={-1}>
      <ErrorPage
        code={status}
        title={message ?? "You are still signed in"}
        message={<p>Your session could not be ended just now. Try again in a moment.</p>}
      >
        <div className="cluster">
          <Form method="post" action="/logout">
            <Button>Logout</Button>
          </Form>
          <ButtonLink href="/admindashboard" look="quiet">
            Dashboard
          </ButtonLink>
        </div>
        <Reference of={reference} />
      </ErrorPage>
    </main>
  );
}
