declare global {
  interface Window {
    /** What stood in the page's html, head and body when it had been read to its end; the starter remembers it. */
    parsedNodes: Set<Element>;
    /** The browser had kept the page whole and shows it again. */
    cameBack?: boolean;
  }
}

/** React 18 gives up a document that an extension has put something into. Answers how to put it back. */
export function takeForeignNodes(): () => void {
  const foreign = [...document.querySelectorAll("html > *, head > *, body > *")].filter(
    (node) => !window.parsedNodes.has(node),
  );
  const places = foreign.map((node) => ({ node, parent: node.parentElement }));
  for (const node of foreign) node.remove();
  return () => {
    for (const { node, parent } of places) parent?.append(node);
  };
}
