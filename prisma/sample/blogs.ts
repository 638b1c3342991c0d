import { gaugeToMm } from "./blogs/gauge-to-mm";
import { hrOrCr } from "./blogs/hr-or-cr";
import { millTestCertificate } from "./blogs/mill-test-certificate";
import { rust } from "./blogs/rust";
import type { SampleBlog } from "./blogs/shape";
import { sheetAndCoilWeight } from "./blogs/sheet-and-coil-weight";
import { tolerances } from "./blogs/tolerances";

/** In the order in which a newcomer would read them. */
export const sampleBlogs: readonly SampleBlog[] = [
  hrOrCr,
  sheetAndCoilWeight,
  millTestCertificate,
  gaugeToMm,
  tolerances,
  rust,
];
