/**
 * In the page: what is wider than its box, and buttons with a word on two lines. A box that may be pushed sideways says so by taking the focus; a field
 * scrolls by itself; a menu's or a hidden name's box has no size; a drawing may reach to the window's
 * edges.
 */
export function findCut() {
  const free = "[tabindex='0'], input, select, textarea, pre, :has(> .mill-drawing)";
  const cut = [];
  for (const element of document.querySelectorAll<HTMLElement>("html, body *:not(svg *)")) {
    const { scrollWidth, clientWidth } = element;
    if (clientWidth === 0 || scrollWidth <= clientWidth + 1) continue;
    if (element.closest(".visually-hidden") || element.matches(free)) continue;
    cut.push(`${element.tagName}.${element.className}: ${scrollWidth} in ${clientWidth}`);
  }
  for (const button of document.querySelectorAll<HTMLElement>(".button")) {
    for (const node of button.childNodes) {
      for (const { 0: word, index } of node.nodeType === Node.TEXT_NODE
        ? (node.nodeValue ?? "").matchAll(/\S+/g)
        : []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) cut.push(`${word} of ${button.textContent} is broken`);
      }
    }
  }
  return cut;
}
