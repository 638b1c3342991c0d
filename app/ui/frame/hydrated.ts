import { useEffect, useState } from "react";

/** Whether JavaScript runs: false on the server and in the first rendering, so that nothing dead is shown before. */
export function useHydrated() {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
