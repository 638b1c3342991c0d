import { siFigures } from "~/models/shop/figures";
import { useFrame } from "./frame/frame";

/** How the site sets its figures; neutral while the root itself has failed. */
export function useFigures() {
  return useFrame()?.figures ?? siFigures;
}
