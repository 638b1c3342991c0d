import { type CommandProps, isNodeActive } from "@tiptap/core";
import { NodeRange, type Node as TextNode } from "@tiptap/pm/model";
import { liftTarget } from "@tiptap/pm/transform";

const QUOTE = "blockquote";
const isQuote = (node: TextNode) => node.type.name === QUOTE;

/** TipTap's own toggle cannot take the whole text out again, and in a list within a quote it ends the list instead. */
export function toggleQuote({ state, tr, dispatch, commands }: CommandProps): boolean {
  if (!isNodeActive(state, QUOTE)) return commands.setBlockquote();
  const { $from, $to, from, to } = tr.selection;
  const shared = $from.blockRange($to, isQuote);
  const ranges = shared ? [shared] : [];
  tr.doc.nodesBetween(from, to, (node, at) => {
    if (shared || !isQuote(node)) return !shared;
    const inside = tr.doc.resolve(at + 1);
    ranges.push(new NodeRange(inside, tr.doc.resolve(at + node.nodeSize - 1), inside.depth));
    return false;
  });
  // From the end, so that the places before it stay what they are.
  for (const range of [...ranges].reverse()) {
    const target = liftTarget(range);
    if (target === null) return false;
    if (dispatch) tr.lift(range, target);
  }
  return true;
}
