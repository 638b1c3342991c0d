import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { Suspense } from "react";
import { type Fault, useFault } from "~/ui/fault";
import { BrokenPage, ErrorPage } from "~/ui/frame/error-page";
import { useLoadedFrame } from "~/ui/frame/frame";
import { PhoneLink } from "~/ui/phone-link";
import { useLaterParts } from "./later-parts";

export function ErrorBody() {
  const error = useRouteError();
  const fault = useFault();
  const { Missing } = useLaterParts();
  const { status, message } = fault;
  if (!isRouteErrorResponse(error) || status >= 500) return <Broken fault={fault} />;
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

function Broken({ fault }: { fault: Fault }) {
  const frame = useLoadedFrame();
  return (
    <BrokenPage
      fault={fault}
      label="Reference for us"
      besides={
        <>
          , or call us
          {frame && (
            <>
              {" "}
              on <PhoneLink />
            </>
          )}
        </>
      }
    />
  );
}
