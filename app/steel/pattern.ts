export const PATTERN_NOTE =
  "Chequered sheet is weighed by its thickness without the pattern: the pattern adds weight.";
