import { assist } from "../queue/assist.server.mjs";
import { drawPage } from "./page.server.mjs";

assist(drawPage);
