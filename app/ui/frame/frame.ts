import { useRouteLoaderData } from "@remix-run/react";
import type { Company } from "~/models/shop/company";
import type { Figures } from "~/models/shop/figures";
import type { Flash } from "~/models/shop/flash";

/** What every screen's frame needs to know. */
export type Frame = {
  company: Company;
  /** How numbers are set for the site's readers. */
  figures: Figures;
  /** Public origin, without a slash at its end. */
  origin: string;
  /** `AW-id/label` when the advertising event is switched on. */
  adsConversion: string | null;
  /** Lines on the visitor's enquiry list. */
  enquiryCount: number;
  flash: Flash | null;
  /** Whom the sidebar greets; null for everybody who is not signed in. */
  admin: { greeting: string } | null;
};

/** The frame as the root loaded it; undefined only while the root itself has failed. */
export function useFrame() {
  return useRouteLoaderData<Frame>("root");
}
