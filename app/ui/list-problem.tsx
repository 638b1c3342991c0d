import { Reference } from "~/ui/frame/reference";
import { Notice } from "./notice";

/** What stands in the place of rows that could not be loaded; the log has the reason under the reference. */
export type Problem = { message: string; reference: string | null };

export function ListProblem({ problem }: { problem: Problem | null }) {
  return (
    problem && (
      <Notice tone="bad">
        <p>{problem.message}</p>
        <Reference of={problem.reference} label="Reference" />
      </Notice>
    )
  );
}
