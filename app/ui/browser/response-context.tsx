import { createContext, useContext } from "react";

export type WrittenProgram = {
  description: string;
  data: string;
  rules: string;
  starter: string;
};

type OneResponse = {
  /** Absent where inline scripts are allowed by their hashes. */
  nonce?: string;
  /** Absent in the browser, and for a page that is sent without its scripts. */
  program?: WrittenProgram;
  reference: string;
};

export const ResponseContext = createContext<OneResponse>({ reference: "" });

export function useResponse() {
  return useContext(ResponseContext);
}
