import type { Day } from "~/models/shop/day";
import { DayText } from "~/ui/day-text";
import { useFrame } from "~/ui/frame/frame";

type PrintedFromProps = { day: Day; path: string };

/** On paper: of which day it is, and where it can be read again. */
export function PrintedFrom({ day, path }: PrintedFromProps) {
  return (
    <p className="print-only soft small">
      As of <DayText day={day} /> · {useFrame().origin}
      {path}
    </p>
  );
}
