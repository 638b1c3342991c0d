import type { Editor } from "@tiptap/core";
import { isQuoted } from "./quote";

/** `active` is absent where there is nothing to be in; `shortcut` is as browsers name it. */
export type Tool = {
  name: string;
  /** A letter or two, or the path of a drawing in a square of 24. */
  face: { text: string } | { path: string };
  shortcut?: string;
  active?: (editor: Editor) => boolean;
  /** Absent: always. */
  possible?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const HEADINGS = [1, 2, 3, 4, 5, 6] as const;

const ALIGNMENTS = [
  { name: "Align left", value: "left", key: "L", path: "M4 6h16M4 10h10M4 14h16M4 18h10" },
  { name: "Align center", value: "center", key: "E", path: "M4 6h16M7 10h10M4 14h16M7 18h10" },
  { name: "Align right", value: "right", key: "R", path: "M4 6h16M10 10h10M4 14h16M10 18h10" },
  { name: "Justify", value: "justify", key: "J", path: "M4 6h16M4 10h16M4 14h16M4 18h16" },
];

/** The specification's, in groups. */
export const toolGroups: Tool[][] = [
  [
    {
      name: "Undo",
      face: { path: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6" },
      shortcut: "Control+Z",
      possible: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: "Redo",
      face: { path: "M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6" },
      shortcut: "Control+Y",
      possible: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
  [
    {
      name: "Bold",
      face: { text: "B" },
      shortcut: "Control+B",
      active: (editor) => editor.isActive("bold"),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      name: "Italic",
      face: { text: "I" },
      shortcut: "Control+I",
      active: (editor) => editor.isActive("italic"),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      name: "Underline",
      face: { text: "U" },
      shortcut: "Control+U",
      active: (editor) => editor.isActive("underline"),
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
    },
  ],
  [
    {
      name: "Paragraph",
      face: { text: "¶" },
      shortcut: "Control+Alt+0",
      active: (editor) => editor.isActive("paragraph"),
      run: (editor) => editor.chain().focus().setParagraph().run(),
    },
    ...HEADINGS.map(
      (level): Tool => ({
        // Who speaks to a browser says what he sees.
        name: `Heading ${level} (H${level})`,
        face: { text: `H${level}` },
        shortcut: `Control+Alt+${level}`,
        active: (editor) => editor.isActive("heading", { level }),
        run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
      }),
    ),
  ],
  [
    {
      name: "Bullet list",
      face: { path: "M9 6h11M9 12h11M9 18h11M4 6h1.5M4 12h1.5M4 18h1.5" },
      shortcut: "Control+Shift+8",
      active: (editor) => editor.isActive("bulletList"),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: "Ordered list",
      face: { path: "M10 6h10M10 12h10M10 18h10M4 4.5l1.5-1v5M3.5 13.5a1.3 1.3 0 1 1 2.3.8L3.5 18H6.5" },
      shortcut: "Control+Shift+7",
      active: (editor) => editor.isActive("orderedList"),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: "Quote",
      face: { path: "M5 17c3-1 4-3 4-5H5V7h5v5c0 3-2 5-5 6zM14 17c3-1 4-3 4-5h-4V7h5v5c0 3-2 5-5 6z" },
      shortcut: "Control+Shift+B",
      active: (editor) => isQuoted(editor.state.selection),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      name: "Code block",
      face: { path: "M9 7l-5 5 5 5M15 7l5 5-5 5" },
      shortcut: "Control+Alt+C",
      active: (editor) => editor.isActive("codeBlock"),
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    },
    {
      name: "Horizontal rule",
      face: { path: "M3 12h18" },
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
  ALIGNMENTS.map(
    ({ name, value, key, path }): Tool => ({
      name,
      face: { path },
      shortcut: `Control+Shift+${key}`,
      active: (editor) => editor.isActive({ textAlign: value }),
      run: (editor) => editor.chain().focus().toggleTextAlign(value).run(),
    }),
  ),
];
