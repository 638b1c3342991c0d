import type { Figures } from "~/steel/figures";
import { formatNumber, roundTo } from "~/steel/measure";
import { writePlain } from "~/steel/reading/plain";

/** In thousandths of a per cent: 9 % is 9,000. */
export type Tax = { name: string; share: number };

/** All of a sum, as a share. */
export const WHOLE = 100_000;
const LINE = /^(.*[^\s:])[\s:]+(\d{1,3}(?:[.,]\d{1,3})?) ?%?$/;

/** A tax a line with its per cent: `CGST 9`. Null where a line says none, or a name stands there twice. */
export function readTaxLines(text: string | null): Tax[] | null {
  const lines = (text ?? "").split("\n").filter((line) => line.trim() !== "");
  const taxes = lines.flatMap((line): Tax[] => {
    const [, name, percent = ""] = LINE.exec(writePlain(line).trim()) ?? [];
    const share = roundTo(Number(percent.replace(",", ".")) * 1000, 0);
    return name && share <= WHOLE ? [{ name, share }] : [];
  });
  const names = new Set(taxes.map(({ name }) => name));
  return taxes.length === lines.length && names.size === taxes.length ? taxes : null;
}

/** `9 %`, `12.5 %`. */
export function sayShare({ share }: Tax, figures: Figures): string {
  return `${formatNumber(share / 1000, figures, 3)} %`;
}
