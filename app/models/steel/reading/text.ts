import { recogniseFinish } from "./finish";
import { findGrades, joinGrades } from "./grade-name";
import { writePlain } from "./plain";
import type { Measure, SteelReading } from "./shape";

/** Of a text so many characters are read. */
const LONGEST_READ = 300;

/** What a text says of the steel that is wanted. Any text has an answer. */
export function readSteel(text: string): SteelReading {
  const plain = writePlain(text.slice(0, LONGEST_READ));
  const grades = findGrades(plain);
  const sizes = [...plain.matchAll(/(?<![\w.])(\d{1,5}(?:\.\d{1,3})?) ?(?:mm)?(?![\w.])/gi)].map(
    ([typed, number]): Measure => ({ mm: Number(number), typed: typed.trim() }),
  );
  const thickness = sizes.find(({ mm }) => mm > 0 && mm <= 25);
  const [width = null, length = null] = sizes.filter(({ mm }) => mm > 25);
  const slit = /\bslit|\bstrip\b/i.test(plain);
  return {
    process: /\bhr|hot rolled/i.test(plain) ? "hot" : /\bcr|cold rolled/i.test(plain) ? "cold" : null,
    form:
      slit || /\bcoils?\b/i.test(plain) ? "coil" : /\bsheets?\b|\bplates?\b/i.test(plain) ? "sheet" : null,
    slit,
    finish: recogniseFinish(plain),
    thickness: thickness ? [thickness] : [],
    width,
    length,
    grade: joinGrades(grades.map(({ grade }) => grade)),
    pieces: null,
    weightKg: null,
    rest: [],
  };
}
