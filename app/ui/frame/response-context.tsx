import { createContext, useContext } from "react";

type OneResponse = {
  /** Absent where inline scripts are allowed by their hashes. */
  nonce?: string;
  /** A page that is sent without its scripts. */
  isBare?: boolean;
  /** The id under which its errors are logged. */
  reference: string;
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
