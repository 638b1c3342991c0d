import { type ComponentType, createContext, useContext } from "react";

/** Answers what stands in the page for a fragment until the page is written. */
export type FragmentPlacer = <Props extends object>(part: ComponentType<Props>, props: Props) => string;

type OneResponse = {
  /** Absent where inline scripts are allowed by their hashes. */
  nonce?: string;
  /** A page that is sent without its scripts. */
  isBare?: boolean;
  /** The id under which its errors are logged. */
  reference: string;
  /** Absent in the browser. */
  placeFragment?: FragmentPlacer;
};

export const ResponseContext = createContext<OneResponse>({ reference: "" });

export function useNonce() {
  return useContext(ResponseContext).nonce;
}

export function useBare() {
  return useContext(ResponseContext).isBare ?? false;
}

export function useReference() {
  return useContext(ResponseContext).reference;
}

export function useFragmentPlacer() {
  return useContext(ResponseContext).placeFragment;
}
