import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { hasKeyboard } from "./keyboard";
import { type Tool, toolGroups } from "./tools";

const tools = toolGroups.flat();

/** Browsers of Apple's systems take the command key where others take Control. */
const apple = /Mac|iPhone|iPad/.test(navigator.platform);

type ToolbarProps = { editor: Editor; controls: string; bar: RefObject<HTMLDivElement> };

/** One stop of the Tab key; inside it the arrow keys, Home and End move. */
export function Toolbar({ editor, controls, bar }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map((tool) => ({ active: tool.active?.(now), possible: tool.possible?.(now) ?? true })),
  });
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Escape") {
      editor.commands.focus();
      return;
    }
    const next = nextIndex(event.key, current);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div
      ref={bar}
      className="rich-toolbar"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={move}
    >
      {toolGroups.map((group) => (
        <div className="rich-group" key={group[0]?.name}>
          {group.map((tool) => {
            const index = tools.indexOf(tool);
            const state = states[index];
            return (
              <button
                key={tool.name}
                type="button"
                className="rich-tool"
                tabIndex={index === current ? 0 : -1}
                aria-label={tool.name}
                aria-pressed={state?.active}
                aria-disabled={state?.possible ? undefined : true}
                aria-keyshortcuts={apple ? tool.shortcut?.replace("Control", "Meta") : tool.shortcut}
                title={titleOf(tool)}
                onFocus={() => setCurrent(index)}
                // The text keeps its selection while a button is pressed.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => state?.possible && tool.press(editor)}
              >
                <Face face={tool.face} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function titleOf({ name, shortcut }: Tool) {
  return shortcut && hasKeyboard()
    ? `${name} (${shortcut.replace("Control", apple ? "Cmd" : "Ctrl")})`
    : name;
}

function nextIndex(key: string, from: number): number | null {
  const last = tools.length - 1;
  if (key === "ArrowRight") return from === last ? 0 : from + 1;
  if (key === "ArrowLeft") return from === 0 ? last : from - 1;
  if (key === "Home") return 0;
  return key === "End" ? last : null;
}

function Face({ face }: Pick<Tool, "face">) {
  if ("text" in face) return <span aria-hidden="true">{face.text}</span>;
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      <path d={face.path} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
