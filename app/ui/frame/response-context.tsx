import { createContext, useContext } from "react";

/** A page's program as it stands in its document. */
export type WrittenProgram = {
  /** In JSON. */
  description: string;
  /** The page's, as the framework streams it. */
  data: string;
  /** Pages that the browser may fetch ahead. */
  rules: string;
  /** The script that starts it all. */
  starter: string;
};

type OneResponse = {
  /** Absent where inline scripts are allowed by their hashes. */
  nonce?: string;
  /** Absent in the browser, and for a page that is sent without its scripts. */
  program?: WrittenProgram;
  /** The id under which its errors are logged. */
  reference: string;
};

export const ResponseContext = createContext<OneResponse>({ reference: "" });

export function useResponse() {
  return useContext(ResponseContext);
}
