import { assist } from "../queue/assist.server.mjs";
import { drawList } from "./list.server.mjs";
import { drawPage } from "./page.server.mjs";
import { drawQuotation } from "./quotation.server.mjs";

assist((paper) => {
  if ("sizes" in paper) return drawList(paper);
  return "carried" in paper ? drawQuotation(paper) : drawPage(paper);
});
