import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepEarlyText } from "./ui/field/early-text";
import { holdLostRequests } from "./ui/frame/connection";
import { takeForeignNodes } from "./ui/frame/foreign-nodes";
import { ResponseContext } from "./ui/frame/response-context";

// Browsers hide a nonce from scripts' attributes, so the hydrated page goes on without one;
// the reference of an error page is read back from where the server wrote it.
const reference = document.querySelector("[data-reference]")?.textContent ?? "";

holdLostRequests();

void untilDecoded().then(() => {
  const returnNodes = takeForeignNodes();
  const returnText = keepEarlyText();
  const putBack = () => {
    returnText();
    returnNodes();
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ResponseContext.Provider value={{ nonce: "", reference }}>
          <RemixBrowser />
        </ResponseContext.Provider>
        <AfterHydration call={putBack} />
      </StrictMode>,
    );
  });
});

function AfterHydration({ call }: { call: () => void }) {
  useLayoutEffect(call, [call]);
  return null;
}

/**
 * RemixBrowser begins to decode the page's data when it is first called, and throws a promise until that is done. A root
 * that waits for it breaks at the first key or press (React error 345), so it is made afterwards.
 */
async function untilDecoded() {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}
