import { z } from "zod";
import { isId } from "~/models/row/id.server";
import { makeCookie } from "./cookie.server";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

// Opens nothing: it says which of the devices that are told of enquiries this browser is, longer than any session.
export const deviceCookie = makeCookie("device", z.string().refine(isId), { seconds: YEAR_SECONDS });
