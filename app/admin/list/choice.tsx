import { useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { type ListQuery, writeListQuery } from "~/models/row/list-query";
import { formatNumber } from "~/steel/measure";
import { Button, ButtonLink } from "~/ui/button";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { useFigures } from "~/ui/figures";

export const CHOICE_FORM = "choice";

type ListChoiceProps = {
  path: string;
  query: ListQuery;
  shown: number;
  matching: number;
};

/** What is not on this page is never taken unasked: all of it is a choice of its own. */
export function ListChoice({ path, query, shown, matching }: ListChoiceProps) {
  const figures = useFigures();
  const state = [...new URLSearchParams(writeListQuery(query))];
  const all = new URLSearchParams([["all", "1"], ...state]);
  return (
    <form method="get" action={path} id={CHOICE_FORM} className="list-choice" aria-label="Change many">
      <HiddenFields fields={state} />
      <TickShown shown={shown} />
      <Button look="quiet" size="small" icon="edit">
        Change the ticked products
      </Button>
      <ButtonLink look="bare" size="small" href={`${path}?${all}`}>
        {`Change all ${formatNumber(matching, figures, 0)}${query.q ? " that match" : ""}`}
      </ButtonLink>
    </form>
  );
}

/** Only a script can tick many at once. */
function TickShown({ shown }: { shown: number }) {
  const hydrated = useHydrated();
  const own = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState(0);
  useEffect(() => {
    const count = () => {
      const boxes = listBoxes();
      const some = boxes.filter(({ checked }) => checked).length;
      setTicked(some);
      if (!own.current) return;
      own.current.checked = some > 0 && some === boxes.length;
      own.current.indeterminate = some > 0 && some < boxes.length;
    };
    count();
    document.addEventListener("change", count);
    return () => document.removeEventListener("change", count);
  });
  if (!hydrated) return null;
  const tick = (checked: boolean) => {
    for (const box of listBoxes()) box.checked = checked;
  };
  return (
    <>
      <label className="row-tick">
        <input type="checkbox" ref={own} onChange={({ currentTarget: { checked } }) => tick(checked)} />
        Tick the {shown} shown
      </label>
      <span role="status" className="soft">
        {ticked > 0 && `${ticked} ticked`}
      </span>
    </>
  );
}

function listBoxes() {
  return [...document.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][form="${CHOICE_FORM}"]`)];
}
