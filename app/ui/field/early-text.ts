/** React 18 puts the first text of a textarea back while it hydrates. Answers how to return what was typed. */
export function keepEarlyText(): () => void {
  const areas = [...document.querySelectorAll("textarea")];
  const read = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    ({ value, selectionStart, selectionEnd }) as const;
  const texts = new Map(areas.map((area) => [area, read(area)]));
  const follow = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) texts.set(target, read(target));
  };
  document.addEventListener("input", follow, true);
  return () => {
    document.removeEventListener("input", follow, true);
    for (const [area, { value, selectionStart, selectionEnd }] of texts) {
      if (area.value === value) continue;
      area.value = value;
      area.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}
