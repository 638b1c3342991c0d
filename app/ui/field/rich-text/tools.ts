import type { ChainedCommands, Editor } from "@tiptap/core";

/** `active` is absent where there is nothing to be in; `shortcut` is as browsers name it. */
export type Tool = {
  name: string;
  face: { text: string } | { path: string };
  shortcut?: string;
  active?: (editor: Editor) => boolean;
  possible?: (editor: Editor) => boolean;
  press: (editor: Editor) => void;
};

const HEADINGS = [1, 2, 3, 4, 5, 6] as const;

const ALIGNMENTS = [
  { name: "Align left", value: "left", key: "L", path: "M4 6h16M4 10h10M4 14h16M4 18h10" },
  { name: "Align center", value: "center", key: "E", path: "M4 6h16M7 10h10M4 14h16M7 18h10" },
  { name: "Align right", value: "right", key: "R", path: "M4 6h16M10 10h10M4 14h16M10 18h10" },
  { name: "Justify", value: "justify", key: "J", path: "M4 6h16M4 10h16M4 14h16M4 18h16" },
];

/** What goes on and off where the text is marked. */
function toggle(
  name: string,
  face: Tool["face"],
  shortcut: string,
  node: string,
  act: (chain: ChainedCommands) => ChainedCommands,
): Tool {
  const active = (editor: Editor) => editor.isActive(node);
  return { name, face, shortcut, active, press: (editor) => act(editor.chain().focus()).run() };
}

const inTable = (editor: Editor) => editor.isActive("table");

/** What no cell of a table holds. */
function outsideTables(tools: Tool[]): Tool[] {
  return tools.map((tool) => ({ ...tool, possible: (editor) => !inTable(editor) }));
}

/** With a line below it to write on, where it would be the last. */
function insertTable(editor: Editor) {
  const { schema } = editor;
  editor
    .chain()
    .focus()
    .insertTable({ rows: 3, cols: 3, withHeaderRow: true })
    .command(({ tr }) => {
      const below = schema.nodes.paragraph?.create();
      if (below && tr.doc.lastChild?.type.name === "table") tr.insert(tr.doc.content.size, below);
      return true;
    })
    .run();
}

function tableTool(name: string, path: string, act: (chain: ChainedCommands) => ChainedCommands): Tool {
  return { name, face: { path }, possible: inTable, press: (editor) => act(editor.chain().focus()).run() };
}

export const toolGroups: Tool[][] = [
  [
    {
      name: "Undo",
      face: { path: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6" },
      shortcut: "Control+Z",
      possible: (editor) => editor.can().undo(),
      press: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: "Redo",
      face: { path: "M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6" },
      shortcut: "Control+Y",
      possible: (editor) => editor.can().redo(),
      press: (editor) => editor.chain().focus().redo().run(),
    },
  ],
  [
    toggle("Bold", { text: "B" }, "Control+B", "bold", (chain) => chain.toggleBold()),
    toggle("Italic", { text: "I" }, "Control+I", "italic", (chain) => chain.toggleItalic()),
    toggle("Underline", { text: "U" }, "Control+U", "underline", (chain) => chain.toggleUnderline()),
  ],
  outsideTables([
    toggle("Paragraph", { text: "¶" }, "Control+Alt+0", "paragraph", (chain) => chain.setParagraph()),
    ...HEADINGS.map(
      (level): Tool => ({
        // Who speaks to a browser says what he sees.
        name: `Heading ${level} (H${level})`,
        face: { text: `H${level}` },
        shortcut: `Control+Alt+${level}`,
        active: (editor) => editor.isActive("heading", { level }),
        press: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
      }),
    ),
  ]),
  outsideTables([
    toggle(
      "Bullet list",
      { path: "M9 6h11M9 12h11M9 18h11M4 6h1.5M4 12h1.5M4 18h1.5" },
      "Control+Shift+8",
      "bulletList",
      (chain) => chain.toggleBulletList(),
    ),
    toggle(
      "Ordered list",
      { path: "M10 6h10M10 12h10M10 18h10M4 4.5l1.5-1v5M3.5 13.5a1.3 1.3 0 1 1 2.3.8L3.5 18H6.5" },
      "Control+Shift+7",
      "orderedList",
      (chain) => chain.toggleOrderedList(),
    ),
    toggle(
      "Quote",
      { path: "M5 17c3-1 4-3 4-5H5V7h5v5c0 3-2 5-5 6zM14 17c3-1 4-3 4-5h-4V7h5v5c0 3-2 5-5 6z" },
      "Control+Shift+B",
      "blockquote",
      (chain) => chain.toggleBlockquote(),
    ),
    toggle("Code block", { path: "M9 7l-5 5 5 5M15 7l5 5-5 5" }, "Control+Alt+C", "codeBlock", (chain) =>
      chain.toggleCodeBlock(),
    ),
    {
      name: "Horizontal rule",
      face: { path: "M3 12h18" },
      press: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ]),
  ALIGNMENTS.map(
    ({ name, value, key, path }): Tool => ({
      name,
      face: { path },
      shortcut: `Control+Shift+${key}`,
      active: (editor) => editor.isActive({ textAlign: value }),
      press: (editor) => editor.chain().focus().toggleTextAlign(value).run(),
    }),
  ),
  [
    {
      name: "Insert table",
      face: { path: "M4 5h16v14H4zM4 9.5h16M4 14h16M9.5 5v14M14.5 5v14" },
      possible: (editor) => !inTable(editor),
      press: insertTable,
    },
    tableTool("Add row", "M4 4h16v6H4zM12 13v8M8 17h8", (chain) => chain.addRowAfter()),
    tableTool("Add column", "M4 4h6v16H4zM13 12h8M17 8v8", (chain) => chain.addColumnAfter()),
    {
      ...tableTool("Header row", "M4 5h16v14H4zM4 6.5h16M4 8h16M4 9.5h16M4 14h16M12 10v9", (chain) =>
        chain.toggleHeaderRow(),
      ),
      active: (editor) => editor.isActive("tableHeader"),
    },
    tableTool("Delete row", "M4 4h16v6H4zM8 17h8", (chain) => chain.deleteRow()),
    tableTool("Delete column", "M4 4h6v16H4zM13 12h8", (chain) => chain.deleteColumn()),
    tableTool("Delete table", "M4 5h16v14H4zM9 9l6 6M15 9l-6 6", (chain) => chain.deleteTable()),
  ],
];
