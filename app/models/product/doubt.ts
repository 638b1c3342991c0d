import { cleanLine } from "~/models/text/typed-text";
import { writeDigits } from "~/steel/reading/plain";

/** Narrower than any strip that is sold; in mm. */
const NARROWEST = 20;

/** `1,250` without a blank: one number, as it is read aloud, or two values. */
const GROUPED = /^(\d{1,3}),(\d{3})$/;

/** For a form, which has a box for it. */
export const TICK = "tick that it is right";

type Sizes = Record<"thickness" | "width", string>;

/** What is asked back before it is saved: sizes that can be meant, and hardly are. `otherwise` is how to say that they are. */
export function doubtSizes(typed: Sizes, otherwise: string): Partial<Sizes> {
  // As the form reads them: in the digits of every script.
  const [thickness, width] = [writeDigits(cleanLine(typed.thickness)), writeDigits(cleanLine(typed.width))];
  const say = (text: string) => `${text}, or ${otherwise}`;
  const [thick, wide] = [GROUPED.exec(thickness), GROUPED.exec(width)];
  const narrow = width.split(",").find((value) => value.trim() !== "" && Number(value) < NARROWEST);
  return {
    ...(thick ? { thickness: say(sayTwo(thickness, thick, String(Number(`${thick[1]}.${thick[2]}`)))) } : {}),
    ...(narrow === undefined
      ? {}
      : {
          width: say(
            wide ? sayTwo(width, wide, `${wide[1]}${wide[2]}`) : `Is ${narrow.trim()} mm a width? Correct it`,
          ),
        }),
  };
}

function sayTwo(text: string, [, one, two]: RegExpExecArray, instead: string) {
  return `“${text}” is two values, ${one} and ${Number(two)} mm: write ${instead} for one`;
}
