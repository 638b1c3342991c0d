import { Reference } from "~/ui/frame/error-page";
import { Notice } from "./notice";

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
