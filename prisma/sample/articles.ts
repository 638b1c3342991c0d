import { gaugeToMm } from "./articles/gauge-to-mm";
import { hrOrCr } from "./articles/hr-or-cr";
import { millTestCertificate } from "./articles/mill-test-certificate";
import { rust } from "./articles/rust";
import { sheetAndCoilWeight } from "./articles/sheet-and-coil-weight";
import { tolerances } from "./articles/tolerances";

/** An article of the sample content: one block, written with nothing but what the editor's toolbar offers. */
export type SampleArticle = {
  title: string;
  tags: readonly string[];
  /** Files in prisma/sample/pictures. */
  banner: string;
  side: string;
  html: string;
};

/** In the order in which a newcomer would read them. */
export const sampleArticles: readonly SampleArticle[] = [
  hrOrCr,
  sheetAndCoilWeight,
  millTestCertificate,
  gaugeToMm,
  tolerances,
  rust,
];
