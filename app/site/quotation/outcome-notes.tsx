import { DayText } from "~/ui/day-text";
import { Notice } from "~/ui/notice";
import type { Outcome } from "./outcome.server";

type OutcomeNotesProps = { outcomes: readonly Outcome[]; total: string; revision: number };

/** What was agreed or said, when and by whom: on the screen as on paper. */
export function OutcomeNotes({ outcomes, total, revision }: OutcomeNotesProps) {
  return outcomes.map((outcome) => (
    <div key={outcome.kind} className={`quotation-outcome ${outcome.kind}`}>
      <Notice title={titles[outcome.kind]}>
        <p>
          <Said outcome={outcome} total={total} revision={revision} />
        </p>
        {outcome.text && <p className="lines quotation-said">{outcome.text}</p>}
      </Notice>
    </div>
  ));
}

const titles: Record<Outcome["kind"], string> = {
  accepted: "Accepted",
  declined: "Declined",
  asked: "A change was asked for",
  expired: "No longer valid",
};

type SaidProps = { outcome: Outcome; total: string; revision: number };

function Said({ outcome: { kind, at, by }, total, revision }: SaidProps) {
  const day = <DayText day={at} />;
  if (kind === "expired") return <>It was valid until {day} and can no longer be accepted.</>;
  if (kind === "asked") return <>Sent on {day}. It has arrived, and we will get back to you.</>;
  if (kind === "declined") return <>Declined on {day}.</>;
  return (
    <>
      Agreed on {day} by <strong>{by}</strong>: revision {revision}, in all{" "}
      <strong className="number">{total}</strong>.
    </>
  );
}
