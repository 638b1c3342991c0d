import { useLocation, useNavigation } from "@remix-run/react";
import { Suspense, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useEscape } from "~/ui/frame/disclosure";
import { useFrame } from "~/ui/frame/frame";
import { later } from "~/ui/later";
import { ClientNavigation } from "./client-navigation";
import { LostConnection } from "./lost-connection";
import { Prefetch } from "./prefetch";
import { SlowNavigation } from "./slow-navigation";

const Toasts = later(() => import("~/ui/frame/toasts"));

export function BrowserSide({ backOffice = false }: { backOffice?: boolean }) {
  const frame = useFrame();
  const hydrated = useHydrated();
  const first = useRef(frame.flash);
  const stays = useStaying();
  useEscape();
  const flash = !backOffice && frame.flash === first.current ? null : frame.flash;
  return (
    <>
      {(backOffice || stays) && hydrated && (
        <Suspense fallback={null}>
          <Toasts flash={flash ?? null} backOffice={backOffice} />
        </Suspense>
      )}
      {!backOffice && <Prefetch />}
      <SlowNavigation />
      <LostConnection />
      <ClientNavigation backOffice={backOffice} />
    </>
  );
}

/** After a form that leads back to its own page: whoever sent it may not see the message at the page's head. */
function useStaying() {
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  const [stays, setStays] = useState<string | null>(null);
  useEffect(() => {
    const [back] = String(formData?.get("back") ?? "").split("?");
    if (back === pathname) setStays(pathname);
  }, [formData, pathname]);
  return stays === pathname;
}
