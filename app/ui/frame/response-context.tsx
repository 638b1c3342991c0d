import { createContext, useContext } from "react";

/** What belongs to one response: the nonce of its inline scripts, and the reference under which its errors are logged. */
export const ResponseContext = createContext({ nonce: "", reference: "" });

export function useNonce() {
  return useContext(ResponseContext).nonce;
}

export function useReference() {
  return useContext(ResponseContext).reference;
}
