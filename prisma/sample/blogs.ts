import { gaugeToMm } from "./blogs/gauge-to-mm";
import { hrOrCr } from "./blogs/hr-or-cr";
import { millTestCertificate } from "./blogs/mill-test-certificate";
import { rust } from "./blogs/rust";
import { sheetAndCoilWeight } from "./blogs/sheet-and-coil-weight";
import { tolerances } from "./blogs/tolerances";

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
