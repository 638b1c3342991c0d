/** What lies behind a page's head, as in tokens.css: a phone's own bar continues it. */
export const groundColours = { paper: { light: "#f1f3f4", dark: "#12181c" }, mill: "#1a242b" } as const;

export function GroundColour({ ground }: { ground: keyof typeof groundColours }) {
  const { paper, mill } = groundColours;
  if (ground === "mill") return <meta name="theme-color" content={mill} />;
  return (
    <>
      <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme:dark)" />
      <meta name="theme-color" content={paper.light} />
    </>
  );
}
