import { type RefObject, useCallback, useEffect, useState } from "react";
import { askWithAmounts, isEdited } from "~/models/line/amounts";
import type { Line } from "~/models/line/line";
import { loadReader } from "./size-reader";

/** Where nothing was typed, or no size yet, their own. `follow` is called at every input. */
export function useTypedWeights(lines: readonly Line[], around: RefObject<HTMLElement>) {
  const [weighed, setWeighed] = useState<{ of: readonly Line[]; kg: (number | null)[] } | null>(null);
  const follow = useCallback(async () => {
    const items = around.current?.getElementsByTagName("li");
    if (!items || !lines.some((line, index) => isEdited(line, readFields(items[index])))) {
      setWeighed(null);
      return;
    }
    const read = await loadReader();
    const weigh = (line: Line, typed: Record<string, string>) =>
      typed.pieces?.trim() && isEdited(line, typed)
        ? read?.(askWithAmounts(line, typed)).result?.totalKg
        : null;
    setWeighed({ of: lines, kg: lines.map((line, index) => weigh(line, readFields(items[index])) ?? null) });
  }, [lines, around]);
  // What was typed before the scripts came, and what an answer gives back.
  useEffect(() => void follow(), [follow]);
  const kg = weighed?.of === lines ? weighed.kg : [];
  return { shown: lines.map((line, index) => ({ ...line, weightKg: kg[index] ?? line.weightKg })), follow };
}

function readFields(item: Element | undefined): Record<string, string> {
  const fields = [...(item?.getElementsByTagName("input") ?? [])].filter(({ type }) => type !== "hidden");
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
