import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { holdLostRequests } from "./ui/browser/connection";
import { takeForeignNodes } from "./ui/browser/foreign-nodes";
import { readNextPages } from "./ui/browser/prefetch";
import { readProgram } from "./ui/browser/program";
import { ResponseContext } from "./ui/browser/response-context";
import { keepEarlyText, tellEarlyInput } from "./ui/field/early-input";

/** Called once, by the starter in the page, whose address may have changed meanwhile; `cameBack` where the browser had kept the page whole. */
export async function takeOver(isHere: () => boolean, cameBack = false) {
  const { program, data } = readProgram();
  const files = Object.entries(program.routes);
  const modules = await Promise.all(files.map(([, file]) => import(/* @vite-ignore */ file)));
  Object.assign(window, {
    __remixContext: { ...program.context, stream: new Response(data).body },
    cameBack,
    __remixRouteModules: Object.fromEntries(files.map(([id], index) => [id, modules[index]])),
  });
  holdLostRequests();
  readNextPages();
  await untilDecoded();
  if (isHere()) hydrate();
}

function hydrate() {
  // Browsers hide a nonce from scripts' attributes, so the hydrated page goes on without one;
  // the reference of an error page is read back from where the server wrote it.
  const reference = document.querySelector("[data-reference]")?.textContent ?? "";
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
        <ResponseContext.Provider value={{ reference }}>
          <RemixBrowser />
        </ResponseContext.Provider>
        <AfterHydration call={putBack} />
      </StrictMode>,
    );
  });
}

function AfterHydration({ call }: { call: () => void }) {
  useLayoutEffect(call, [call]);
  useEffect(tellEarlyInput, []);
  return null;
}

/** RemixBrowser throws a promise when first called; a root that waits for it breaks at a key (React error 345). */
async function untilDecoded() {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}
