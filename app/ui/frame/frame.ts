import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { Flash } from "~/models/row/flash";
import type { Company } from "~/models/shop/company";
import type { Figures } from "~/steel/figures";

export type Frame = {
  company: Company;
  figures: Figures;
  /** As Open Graph writes it: `en_IN`. */
  locale: string;
  origin: string;
  adsConversion: string | null;
  enquiryCount: number;
  flash: Flash | null;
  admin: {
    greeting: string;
    newEnquiries: number | null;
    /** How the browser writes a moment that the server does not know. */
    locale: string;
    timeZone: string;
  } | null;
};

/** Public addresses where an admin sees the back office's sidebar in the place of header, footer and phone widget. */
export const ADMIN_SCREENS =
  /^\/(allblogs|allproduct|(product|coilproduct|coldproductsheet|coldproductcoil|blog)\/[^/]+)\/?$/i;

/** For what is shown below the root. */
export function useFrame(): Frame {
  const frame = useLoadedFrame();
  if (!frame) throw new Error("The root has failed and shows what is made with its frame");
  return frame;
}

const shownUnder = new WeakMap<Flash, string>();

/** Under its own entry of the history: a refused form has the next one, and does not load the frame anew. */
export function useFlash(): Flash | null {
  const { flash } = useFrame();
  const { key } = useLocation();
  if (flash && !shownUnder.has(flash)) shownUnder.set(flash, key);
  return flash && shownUnder.get(flash) === key ? flash : null;
}

/** For what stands there too when the root itself has failed. */
export function useLoadedFrame() {
  return useRouteLoaderData<Frame>("root");
}
