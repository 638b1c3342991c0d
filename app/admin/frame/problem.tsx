import { useLocation } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import { useFault } from "~/ui/fault";
import { ErrorPage } from "~/ui/frame/error-page";
import { Reference } from "~/ui/frame/reference";

export function AdminProblem() {
  const { status, message, reference } = useFault();
  const { pathname, search } = useLocation();
  if (status < 500) {
    return (
      <ErrorPage
        code={status}
        title={message ?? "That did not work"}
        message={<p>It may have been deleted in the meantime, or the address is not right.</p>}
      >
        <ButtonLink href="/admindashboard">Dashboard</ButtonLink>
      </ErrorPage>
    );
  }
  return (
    <ErrorPage
      code={status}
      title={message ?? "Sorry, something broke on our side"}
      message={
        <p>
          You did nothing wrong. <a href={pathname + search}>Try again</a>.
        </p>
      }
    >
      <Reference of={reference} />
    </ErrorPage>
  );
}
