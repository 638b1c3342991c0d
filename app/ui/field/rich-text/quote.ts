import type { CommandProps } from "@tiptap/core";
import { NodeRange, type Node as TextNode } from "@tiptap/pm/model";
import type { Selection } from "@tiptap/pm/state";
import { liftTarget } from "@tiptap/pm/transform";

const isQuote = (node: TextNode) => node.type.name === "blockquote";

/** In one quote, or covering nothing but quotes. */
export function isQuoted(selection: Selection): boolean {
  return quotedRanges(selection) !== null;
}

/** TipTap's own toggle cannot take the whole text out again, and in a list within a quote it ends the list instead. */
export function toggleQuote({ tr, dispatch, commands }: CommandProps): boolean {
  const ranges = quotedRanges(tr.selection);
  if (!ranges) return commands.setBlockquote();
  // From the end, so that the places before it stay what they are.
  for (const range of ranges.toReversed()) {
    const target = liftTarget(range);
    if (target === null) return false;
    if (dispatch) tr.lift(range, target);
  }
  return true;
}

/** Null where the selection is not, or not wholly, quoted. */
function quotedRanges({ $from, $to }: Selection): NodeRange[] | null {
  const shared = $from.blockRange($to, isQuote);
  if (shared) return [shared];
  const around = $from.blockRange($to);
  if (!around) return null;
  const ranges: NodeRange[] = [];
  let at = around.start;
  for (let index = around.startIndex; index < around.endIndex; index += 1) {
    const node = around.parent.child(index);
    if (!isQuote(node)) return null;
    const inside = $from.doc.resolve(at + 1);
    ranges.push(new NodeRange(inside, $from.doc.resolve(at + node.nodeSize - 1), inside.depth));
    at += node.nodeSize;
  }
  return ranges.length > 0 ? ranges : null;
}
