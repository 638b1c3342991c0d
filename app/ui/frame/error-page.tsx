import type { ReactNode } from "react";

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
