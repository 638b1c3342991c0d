import { expect, it } from "vitest";
import { saySampleContent } from "~/models/sample/sentence";
import { plainFigures } from "~/steel/figures";

it("names what there is of the sample content, and no noughts", () => {
  const none = { products: 0, blogs: 0, testimonials: 0, quotations: 0, rates: 0, settings: 0 };
  const say = (counts: Partial<typeof none>) => saySampleContent({ ...none, ...counts }, plainFigures);
  expect(say({ quotations: 2, rates: 1, settings: 9 })).toBe("2 quotations, 1 rate and 9 company settings");
  expect(say({ settings: 1 })).toBe("1 company setting");
  expect(say({})).toBe("nothing");
});
