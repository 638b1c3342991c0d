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
