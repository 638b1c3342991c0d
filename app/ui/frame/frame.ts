import { useRouteLoaderData } from "@remix-run/react";
import type { Company } from "~/models/shop/company";
import type { Flash } from "~/models/shop/flash";
import type { Figures } from "~/steel/figures";

export type Frame = {
  company: Company;
  figures: Figures;
  /** As Open Graph writes it: `en_IN`. */
  locale: string;
  /** Without a slash at its end. */
  origin: string;
  /** `AW-id/label` when the advertising event is switched on. */
  adsConversion: string | null;
  /** Lines on the visitor's enquiry list. */
  enquiryCount: number;
  flash: Flash | null;
  /** Null for everybody who is not signed in. */
  admin: {
    greeting: string;
    /** Null when they could not be counted. */
    newEnquiries: number | null;
    /** How the browser writes a moment that the server does not know. */
    locale: string;
    timeZone: string;
  } | null;
};

/** Undefined only while the root itself has failed. */
export function useFrame() {
  return useRouteLoaderData<Frame>("root");
}
