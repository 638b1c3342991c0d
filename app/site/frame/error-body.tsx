import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { ErrorPage } from "~/ui/frame/error-page";
import { useFrame } from "~/ui/frame/frame";
import { useReference } from "~/ui/frame/response-context";
import { PhoneLink } from "~/ui/phone-link";
import { Missing } from "./missing";

/** What stands in the place of a screen that failed: a missing thing, a refused request, or a bug with its reference. */
export function ErrorBody() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status >= 500) return <Broken />;
  const message = readMessage(error.data);
  if (error.status === 404) {
    return <Missing words="" products={[]} {...error.data} message={message ?? "This page does not exist"} />;
  }
  return (
    <ErrorPage
      code={error.status}
      title={message ?? "That did not work"}
      message={<p>Please go back, check the address or what was typed, and try again.</p>}
    />
  );
}

function Broken() {
  const company = useFrame()?.company;
  const reference = useReference();
  const { pathname, search } = useLocation();
  return (
    <ErrorPage
      code={500}
      title="Sorry, something broke on our side"
      message={
        <p>
          Nothing you did was wrong. <a href={pathname + search}>Try again</a>, or call us
          {company && (
            <>
              {" "}
              on <PhoneLink company={company} />
            </>
          )}
          .
        </p>
      }
    >
      {reference && (
        <p>
          Reference for us: <code data-reference>{reference}</code>
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
