import type { AnyExtension } from "@tiptap/core";
import { TableCell } from "@tiptap/extension-table/cell";
import { TableHeader } from "@tiptap/extension-table/header";
import { TableRow } from "@tiptap/extension-table/row";
import { Table } from "@tiptap/extension-table/table";
import TextAlign from "@tiptap/extension-text-align";
import StarterKit from "@tiptap/starter-kit";
import { toggleQuote } from "./quote";

/** Steps that can be undone, and how long typing counts as one of them, in milliseconds (specification, section 9). */
const HISTORY = { depth: 100, newGroupDelay: 500 };

/** What an extension may write beyond the stored vocabulary: the language of a code block, the kind of numbering. */
const SURPLUS: Record<string, readonly string[]> = { codeBlock: ["language"], orderedList: ["type"] };

type Extended = { parent?: (() => Record<string, unknown>) | null };

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension: AnyExtension) => {
      if (extension.name === "blockquote") return withOwnToggle(extension);
      const surplus = SURPLUS[extension.name];
      if (!surplus) return extension;
      return extension.extend({
        addAttributes(this: Extended) {
          const attributes = this.parent?.() ?? {};
          return Object.fromEntries(Object.entries(attributes).filter(([name]) => !surplus.includes(name)));
        },
      });
    });
  },
});

function withOwnToggle(extension: AnyExtension) {
  return extension.extend({
    addCommands(this: Extended) {
      return { ...this.parent?.(), toggleBlockquote: () => toggleQuote };
    },
  });
}

/** Lines of text, as the server keeps them: no lists and no tables within a cell. */
const inCell = {
  content: "paragraph+",
  addAttributes: () => ({ colspan: { default: 1 }, rowspan: { default: 1 } }),
};

/** Exactly what the toolbar offers, and so what the server stores. */
export const extensions = [
  Kit.configure({
    undoRedo: HISTORY,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    codeBlock: { languageClassPrefix: "" },
    link: false,
    strike: false,
    // It would add an empty paragraph to every text that ends in something else.
    trailingNode: false,
  }),
  // Without the widths in pixels that its own way of writing carries.
  Table.extend({ renderHTML: () => ["table", ["tbody", 0]] }),
  TableRow,
  TableHeader.extend(inCell),
  TableCell.extend(inCell),
  TextAlign.configure({ types: ["heading", "paragraph"] }),
];
