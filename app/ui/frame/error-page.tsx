import type { ReactNode } from "react";

type ErrorPageProps = {
  /** The answer's status, drawn large. */
  code: number;
  title: string;
  message: ReactNode;
  /** Ways on: search, links, phone. */
  children?: ReactNode;
};

/** The body of a page that could not be shown. */
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
