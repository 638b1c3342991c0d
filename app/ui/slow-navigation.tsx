import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Loading } from "~/ui/loading";

/** A navigation quicker than this shows no fallback, in milliseconds: a flash would look slower than a wait. */
const PATIENCE_MS = 200;

/** Screens that say in words of their own what is loading. */
const TEXTS = [{ path: /^\/allproduct\/?$/i, text: "Loading products..." }];

/** The loading fallback over a page that is being left, once that takes long. */
export function SlowNavigation() {
  const { state, location } = useNavigation();
  const loading = state === "loading";
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  if (!slow || !location) return null;
  return <Loading text={TEXTS.find(({ path }) => path.test(location.pathname))?.text} />;
}
