import { makeTemplate } from "./template";

/** Once per run, before the first test file asks for its copy. */
export async function setup() {
  await makeTemplate("empty");
  await makeTemplate("sample");
}
