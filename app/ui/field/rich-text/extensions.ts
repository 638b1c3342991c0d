import { Extension } from "@tiptap/core";
import { TableCell } from "@tiptap/extension-table/cell";
import { TableHeader } from "@tiptap/extension-table/header";
import { TableRow } from "@tiptap/extension-table/row";
import { Table } from "@tiptap/extension-table/table";
import TextAlign from "@tiptap/extension-text-align";
import StarterKit from "@tiptap/starter-kit";
import { toggleQuote } from "./quote";

/** Steps that can be undone, and how long typing counts as one of them, in milliseconds (specification, section 9). */
const HISTORY = { depth: 100, newGroupDelay: 500 };

/** After the kit, whose own it takes the place of. */
const Quote = Extension.create({
  name: "quote",
  addCommands: () => ({ toggleBlockquote: () => toggleQuote }),
});

/** Lines of text, as the server keeps them: no lists and no tables within a cell. */
const inCell = {
  content: "paragraph+",
  addAttributes: () => ({ colspan: { default: 1 }, rowspan: { default: 1 } }),
};

/** Exactly what the toolbar offers, and so what the server stores. */
export const extensions = [
  StarterKit.configure({
    undoRedo: HISTORY,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: false,
    strike: false,
    // It would add an empty paragraph to every text that ends in something else.
    trailingNode: false,
  }),
  Quote,
  // Without the widths in pixels that its own way of writing carries.
  Table.extend({ renderHTML: () => ["table", ["tbody", 0]] }),
  TableRow,
  TableHeader.extend(inCell),
  TableCell.extend(inCell),
  TextAlign.configure({ types: ["heading", "paragraph"] }),
];
