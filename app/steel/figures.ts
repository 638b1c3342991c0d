/** `1,23,456.7` has first groups of 3 and others of 2 digits. */
export type Figures = { decimal: string; group: string; firstGroup: number; otherGroups: number };

export const siFigures: Figures = { decimal: ".", group: "\u202f", firstGroup: 3, otherGroups: 3 };

/** As a size is typed and ordered: never grouped, so that 12500 mm is read digit by digit against a drawing. */
export const plainFigures: Figures = { ...siFigures, group: "" };

/** In western digits. Read on the server: a browser may have another edition of the locale. */
export function readFigures(locale: string): Figures {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn", useGrouping: true }).formatToParts(
    123456789.5,
  );
  const groups = parts.filter(({ type }) => type === "integer").map(({ value }) => value.length);
  const find = (sought: string) => parts.find(({ type }) => type === sought)?.value;
  return {
    decimal: find("decimal") ?? siFigures.decimal,
    group: find("group") ?? siFigures.group,
    firstGroup: groups.at(-1) ?? siFigures.firstGroup,
    otherGroups: groups.at(-2) ?? siFigures.otherGroups,
  };
}

export function groupDigits(digits: string, { group, firstGroup, otherGroups }: Figures) {
  const groups = [digits.slice(-firstGroup)];
  for (let end = digits.length - firstGroup; end > 0; end -= otherGroups) {
    groups.unshift(digits.slice(Math.max(0, end - otherGroups), end));
  }
  return groups.join(group);
}

export function formatCount(count: number, figures: Figures) {
  return groupDigits(String(count), figures);
}

/** `1 piece`, `1,200 pieces`. */
export function sayCount(count: number, noun: string, figures: Figures, nouns = `${noun}s`) {
  return `${formatCount(count, figures)} ${count === 1 ? noun : nouns}`;
}
