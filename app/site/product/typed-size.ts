import { useRef, useState } from "react";
import type { Calculator } from "~/steel/calculator-fields";
import type { Figures } from "~/steel/figures";
import { describeSize } from "~/steel/size-text";
import { useFigures } from "~/ui/figures";
import { loadReader } from "~/ui/size-reader";

export async function weighFields(form: HTMLFormElement): Promise<Calculator | null> {
  const read = await loadReader();
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return read?.(new URLSearchParams(typed)) ?? null;
}

/** What stands in words for a size and in the fields of a link, and its whole size where it was one of the page's rows. */
export type TypedSize = { size: string | null; text: string; query: string; totalKg: number };

/** The size that was last chosen or typed in one of the forms around which `follow` listens. */
export function useTypedSize() {
  const [typed, setTyped] = useState<TypedSize | null>(null);
  const figures = useFigures();
  const latest = useRef<HTMLFormElement | null>(null);
  const read = async (form: HTMLFormElement | null) => {
    if (!form?.elements.namedItem("form")) return;
    latest.current = form;
    const found = await readTypedSize(form, figures);
    if (latest.current === form) setTyped(found);
  };
  const follow = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) void read(target.form);
  };
  return { typed, follow };
}

async function readTypedSize(form: HTMLFormElement, figures: Figures): Promise<TypedSize | null> {
  const calculator = await weighFields(form);
  if (!calculator?.result) return null;
  const size = new FormData(form).get("size");
  return {
    size: typeof size === "string" ? size : null,
    text: describeSize(calculator.result, figures),
    query: askQuery(calculator),
    totalKg: calculator.result.totalKg,
  };
}

/** What a question about that size is asked with. */
export function askQuery({ form, given }: Pick<Calculator, "form" | "given">): string {
  const said = Object.entries(given).filter(([, text]) => text !== "");
  return String(new URLSearchParams([["form", form], ...said]));
}
