import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { holdLostRequests } from "./ui/frame/connection";
import { ResponseContext } from "./ui/frame/response-context";

// Browsers hide a nonce from scripts' attributes, so the hydrated page goes on without one;
// the reference of an error page is read back from where the server wrote it.
const reference = document.querySelector("[data-reference]")?.textContent ?? "";

holdLostRequests();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ResponseContext.Provider value={{ nonce: "", reference }}>
        <RemixBrowser />
      </ResponseContext.Provider>
    </StrictMode>,
  );
});
