import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTraffic } from "./connection";
import { Loading } from "./loading";

/** In milliseconds; for a quicker navigation a flash would look slower than a wait. */
const PATIENCE_MS = 200;

const TEXTS = [{ path: /^\/allproduct\/?$/i, text: "Loading products..." }];

/** The page stays usable. */
export function SlowNavigation() {
  const traffic = useTraffic();
  const { pathname = "" } = useNavigation().location ?? {};
  const [slow, setSlow] = useState(false);
  const busy = traffic !== "idle";
  useEffect(() => {
    if (!busy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  if (!slow) return null;
  return (
    <>
      <div className="progress-bar" />
      {traffic === "loading" && <Loading text={TEXTS.find(({ path }) => path.test(pathname))?.text} />}
    </>
  );
}
