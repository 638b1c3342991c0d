import { useResponse } from "~/ui/browser/response-context";

export function AdsConversion({ target }: { target: string }) {
  const { nonce } = useResponse();
  const [id] = target.split("/");
  const call = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());gtag("config",${JSON.stringify(id)});gtag("event","conversion",{send_to:${JSON.stringify(target)}});`;
  return (
    <>
      <script
        async
        nonce={nonce}
        src={`https://www.googletagmanager.com/gtag/js?id=${id}`}
        suppressHydrationWarning
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the target is checked at start against AW-id/label */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: call }} suppressHydrationWarning />
    </>
  );
}
