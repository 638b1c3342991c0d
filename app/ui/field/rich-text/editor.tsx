import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { writeOut } from "~/models/blog/foreign-html";
import { asParagraphs } from "~/models/blog/paragraph";
import { TAGS } from "~/models/blog/tag";
import { extensions } from "./extensions";
import { cleanPastedHtml } from "./pasted-html";
import { Toolbar } from "./toolbar";

type EditorProps = {
  id: string;
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  initial: () => string;
  /** Called before anything of the editor is painted; answers whether somebody is typing at the end. */
  onReady: () => boolean;
  onWrite: (html: string) => void;
  /** `to` is null when it is not known. */
  onLeave: (to: EventTarget | null) => void;
};

/** Its style sheet is the site's own: it injects none. */
export default function RichTextEditor({
  id,
  labelledBy,
  describedBy,
  invalid,
  initial,
  ...on
}: EditorProps) {
  const bar = useRef<HTMLDivElement>(null);
  const attributes = {
    id,
    class: "prose rich-text",
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": labelledBy,
    "aria-describedby": describedBy,
    "aria-required": "true",
    ...(invalid ? { "aria-invalid": "true" } : {}),
  };
  const editor = useEditor({
    extensions,
    content: asHtml(initial()),
    injectCSS: false,
    parseOptions: { preserveWhitespace: true },
    editorProps: {
      attributes,
      transformPastedHTML: cleanPastedHtml,
      // A table that comes as text has tabs between its cells.
      transformPastedText: (pasted, _, { state }) =>
        state.selection.$from.parent.type.spec.code ? pasted : pasted.replaceAll("\t", " | "),
      handleKeyDown: (_, event) => {
        if (event.key !== "F10" || !event.altKey) return false;
        bar.current?.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus();
        return true;
      },
    },
    // Tables as they are stored: with a paragraph in each cell, one that a program wrote would be too long to save.
    onUpdate: ({ editor: now }) => on.onWrite(now.isEmpty ? "" : writeOut(now.getHTML())),
    onBlur: ({ event }) => on.onLeave(event.relatedTarget),
  });
  const { onReady } = on;
  useLayoutEffect(() => {
    if (editor && onReady()) editor.commands.focus("end");
  }, [editor, onReady]);
  useEffect(() => {
    const label = document.getElementById(labelledBy);
    const focus = () => void editor?.commands.focus();
    label?.addEventListener("click", focus);
    return () => label?.removeEventListener("click", focus);
  }, [editor, labelledBy]);
  if (!editor) return null;
  return (
    <div className={invalid ? "rich is-invalid" : "rich"}>
      <Toolbar editor={editor} controls={id} bar={bar} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** Without a tag it is what was typed before the editor was there: its lines stay, as the server keeps them. */
function asHtml(text: string) {
  return TAGS.test(text) ? text : asParagraphs(text.replaceAll("<", "&lt;"));
}
