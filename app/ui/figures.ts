import { useFrame } from "./frame/frame";

export function useFigures() {
  return useFrame().figures;
}
