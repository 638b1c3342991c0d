import { createContext, useContext } from "react";

type OneResponse = {
  /** Absent where inline scripts are allowed by their hashes. */
  nonce?: string;
  /** The id under which its errors are logged. */
  reference: string;
};

export const ResponseContext = createContext<OneResponse>({ reference: "" });

export function useNonce() {
  return useContext(ResponseContext).nonce;
}

export function useReference() {
  return useContext(ResponseContext).reference;
}
