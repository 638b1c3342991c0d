import { assist } from "../queue/assist.server.mjs";
import { drawList } from "./list.server.mjs";
import { drawPage } from "./page.server.mjs";

assist((paper) => ("sizes" in paper ? drawList(paper) : drawPage(paper)));
