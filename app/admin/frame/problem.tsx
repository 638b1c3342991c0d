import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import { ErrorPage } from "~/ui/frame/error-page";
import { useReference } from "~/ui/frame/response-context";

/** What stands in the place of a screen of the back office that failed. */
export function Problem() {
  const error = useRouteError();
  const reference = useReference();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status < 500) {
    return (
      <ErrorPage
        code={error.status}
        title={readMessage(error.data) ?? "That did not work"}
        message={<p>It may have been deleted in the meantime, or the address is not right.</p>}
      >
        <ButtonLink href="/admindashboard">Dashboard</ButtonLink>
      </ErrorPage>
    );
  }
  return (
    <ErrorPage
      code={500}
      title="Sorry, something broke on our side"
      message={
        <p>
          Nothing you did was wrong. <a href={pathname + search}>Try again</a>.
        </p>
      }
    >
      {reference && (
        <p>
          Reference for the log: <code data-reference>{reference}</code>
        </p>
      )}
    </ErrorPage>
  );
}

function readMessage(data: unknown): string | null {
  return typeof data === "object" && data !== null && "message" in data && typeof data.message === "string"
    ? data.message
    : null;
}
