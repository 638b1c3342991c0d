import { buildSite } from "../../scripts/start/build.mjs";
import { forgetOwnSite } from "../../scripts/test/environment.mjs";
import { makeTemplate } from "./template";

/** Once per run: the build that is tested, and what its sites start from. */
export default async function prepareSites() {
  forgetOwnSite();
  await makeTemplate("bare");
  await makeTemplate("sample");
  await buildSite();
}
