import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Fault } from "~/ui/fault";

type ErrorPageProps = {
  code: number;
  title: string;
  message: ReactNode;
  children?: ReactNode;
};

export function ErrorPage({ code, title, message, children }: ErrorPageProps) {
  return (
    <div className="container error-page">
      <p className="error-code" aria-hidden="true">
        {code}
      </p>
      <div className="error-text">
        <h1>{title}</h1>
        <div className="lede">{message}</div>
      </div>
      {children}
    </div>
  );
}

type BrokenPageProps = {
  fault: Fault;
  /** What else than trying again helps. */
  besides?: ReactNode;
  label?: string | undefined;
};

/** Of what broke on the site's own side. */
export function BrokenPage({ fault, besides, label }: BrokenPageProps) {
  const { status, message, reference } = fault;
  const { pathname, search } = useLocation();
  return (
    <ErrorPage
      code={status}
      title={message ?? "Sorry, something broke on our side"}
      message={
        <p>
          You did nothing wrong. <a href={pathname + search}>Try again</a>
          {besides}.
        </p>
      }
    >
      <Reference of={reference} label={label} />
    </ErrorPage>
  );
}

/** Under which the log has a failure; the browser reads it back from here. */
export function Reference({ of, label = "Reference for the log" }: { of: string | null; label?: string }) {
  return (
    of && (
      <p className="small">
        {label}: <code data-reference>{of}</code>
      </p>
    )
  );
}
