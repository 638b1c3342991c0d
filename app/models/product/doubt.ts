/** Narrower than any strip that is sold; in mm. */
const NARROWEST = 20;

/** `1,250` without a blank: one number, as it is read aloud, or two values. */
const GROUPED = /^\s*(\d{1,3}),(\d{3})\s*$/;

/** For a form, which has a box for it. */
export const TICK = "tick that it is right";

type Sizes = Record<"thickness" | "width", string>;

/** What is asked back before it is saved: sizes that can be meant, and hardly are. `otherwise` is how to say that they are. */
export function doubtSizes({ thickness, width }: Sizes, otherwise: string): Partial<Sizes> {
  const grouped = (text: string) => GROUPED.exec(text);
  const say = (text: string) => `${text}, or ${otherwise}`;
  const [thick, wide] = [grouped(thickness), grouped(width)];
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
  return `“${text.trim()}” is two values, ${one} and ${Number(two)} mm: write ${instead} for one`;
}
