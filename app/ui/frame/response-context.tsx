import { createContext, useContext } from "react";

/** Of one response: `reference` is the id under which its errors are logged. */
export const ResponseContext = createContext({ nonce: "", reference: "" });

export function useNonce() {
  return useContext(ResponseContext).nonce;
}

export function useReference() {
  return useContext(ResponseContext).reference;
}
