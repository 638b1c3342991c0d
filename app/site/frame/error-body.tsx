import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { type Fault, useFault } from "~/ui/fault";
import { ErrorPage, Reference } from "~/ui/frame/error-page";
import { useFrame } from "~/ui/frame/frame";
import { PhoneLink } from "~/ui/phone-link";

/** A missing page is rare, and what it offers instead is on no other screen of most visits. */
const Missing = lazy(async () => ({ default: (await import("./missing")).Missing }));

export function ErrorBody() {
  const error = useRouteError();
  const { status, message, reference } = useFault();
  if (!isRouteErrorResponse(error) || status >= 500) {
    return <Broken status={status} message={message} reference={reference} />;
  }
  if (status === 404) {
    return (
      <Suspense>
        <Missing words="" products={[]} {...error.data} message={message ?? "This page does not exist"} />
      </Suspense>
    );
  }
  return (
    <ErrorPage
      code={status}
      title={message ?? "That did not work"}
      message={<p>Go back, check the address or what you typed, and try again.</p>}
    />
  );
}

function Broken({ status, message, reference }: Fault) {
  const company = useFrame()?.company;
  const { pathname, search } = useLocation();
  return (
    <ErrorPage
      code={status}
      title={message ?? "Sorry, something broke on our side"}
      message={
        <p>
          You did nothing wrong. <a href={pathname + search}>Try again</a>, or call us
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
      <Reference of={reference} label="Reference for us" />
    </ErrorPage>
  );
}
