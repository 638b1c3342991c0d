import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTraffic } from "./connection";

/** In milliseconds; for a quicker navigation a flash would look slower than a wait. */
const PATIENCE_MS = 200;

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
      {traffic === "loading" && <Loading path={pathname} />}
    </>
  );
}

/** An image and a text (specification, section 2). */
function Loading({ path }: { path: string }) {
  return (
    <div className="loading" role="status">
      <img src="/loading.svg" alt="" width={32} height={32} />
      <p>{/^\/allproduct\/?$/i.test(path) ? "Loading products..." : "Loading..."}</p>
    </div>
  );
}
