import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTraffic } from "./connection";
import { Loading } from "./loading";

/** A navigation quicker than this shows nothing, in milliseconds: a flash would look slower than a wait. */
const PATIENCE_MS = 200;

/** Screens that say in words of their own what is loading. */
const TEXTS = [{ path: /^\/allproduct\/?$/i, text: "Loading products..." }];

/** A bar at the window's top while something takes long, with the loading fallback for a page. The page stays usable. */
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
