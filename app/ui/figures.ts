import { siFigures } from "~/steel/figures";
import { useFrame } from "./frame/frame";

/** Neutral while the root itself has failed. */
export function useFigures() {
  return useFrame()?.figures ?? siFigures;
}
