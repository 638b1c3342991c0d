import { useHydrated } from "remix-utils/use-hydrated";
import { useResponse } from "./response-context";

export type Program = {
  /** To be run one after the other before all else: development's part for hot reload. */
  before: string[];
  /** The first one takes over. */
  files: string[];
  routes: Record<string, string>;
  context: object;
  /** Without waiting for an intent. */
  atOnce: boolean;
};

/** In place of Remix's `<Scripts>`, which start as soon as they are read. In the browser it only holds its place. */
export function PageProgram() {
  const { program, nonce } = useResponse();
  const hydrated = useHydrated();
  return (
    <>
      {/* From then on data is fetched ahead, not documents. */}
      {!hydrated && <Text type="speculationrules" nonce={nonce} text={program?.rules} />}
      <Text type="application/json" id="program" text={program?.description} />
      <Text type="text/plain" id="page-data" text={program?.data} />
      <Text nonce={nonce} text={program?.starter} />
    </>
  );
}

export function readProgram(): { program: Program; data: string } {
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? "";
  return { program: JSON.parse(textOf("program")), data: textOf("page-data") };
}

type TextProps = { type?: string; id?: string; nonce?: string; text?: string };

function Text({ text = "", ...attributes }: TextProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: no tag can begin in it, as the server writes it
    <script {...attributes} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
  );
}
