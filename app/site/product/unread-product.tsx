import { useLocation } from "@remix-run/react";
import type { FaultPage } from "~/http/fault-reply.server";
import { Screen } from "~/site/frame/screen";
import { ErrorSummary } from "~/ui/field/error-summary";
import { ListProblem } from "~/ui/list-problem";
import type { SizeReply } from "./add-size.server";
import { WeightCalculator } from "./weight-calculator";

/** A refused size comes back as it was typed, also where its product cannot be read. */
export function UnreadProduct({ fault, reply }: { fault: FaultPage; reply: SizeReply | null }) {
  const { pathname } = useLocation();
  const isSaid = Object.keys(reply?.calculator.errors ?? {}).length > 0;
  return (
    <Screen crumbs={[{ label: "Product" }]}>
      <h1>This product cannot be shown just now</h1>
      {reply && !isSaid && <ErrorSummary errors={{ form: [reply.problem] }} />}
      <ListProblem
        problem={{ message: fault.message ?? "Something went wrong", reference: fault.reference }}
      />
      <p>
        The size you typed is still here. <a href={pathname}>Try to show the product again</a>
      </p>
      {reply && <WeightCalculator path={pathname} calculator={reply.calculator} ofProduct />}
    </Screen>
  );
}
