import { z } from "zod";
import { isId } from "~/models/row/id.server";
import { makeCookie, YEAR_SECONDS } from "./cookie.server";

// Opens nothing: it says which of the devices that are told of enquiries this browser is, longer than any session.
export const deviceCookie = makeCookie("device", z.string().refine(isId), { seconds: YEAR_SECONDS });
