import { listRegistrations, writeAddress } from "~/models/shop/company";
import type { Day } from "~/models/shop/day";
import { formatPhone } from "~/models/shop/phone";
import { DayText } from "~/ui/day-text";
import { useFrame } from "~/ui/frame/frame";

type PrintedFromProps = { day: Day; path: string };

/** On paper: whose it is, of which day, and where it can be read again. */
export function PrintedFrom({ day, path }: PrintedFromProps) {
  return (
    <>
      <Letterhead />
      <p className="print-only soft small">
        As of <DayText day={day} /> · {useFrame().origin}
        {path}
      </p>
    </>
  );
}

/** Stands beside the company's name, where the footer does on the screen. */
export function Letterhead() {
  const { company } = useFrame();
  const lines = [
    writeAddress(company),
    `${formatPhone(company.phone, company.country)} · ${company.email}`,
    ...listRegistrations(company),
  ];
  return <address className="letterhead print-only lines">{lines.join("\n")}</address>;
}
