import { useNavigate } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { type Figures, sayCount } from "~/steel/figures";
import suggestionStyles from "~/styles/suggestions.css?url";
import { holdsMessage } from "~/ui/browser/typed-message";
import { useFigures } from "~/ui/figures";

/** In milliseconds, after the last key. */
const REST_MS = 150;

export type Suggestion = { label: string; detail: string; href: string };

const none: Suggestion[] = [];

/** The list of a combobox (ARIA Authoring Practices Guide, editable combobox with list autocomplete). */
export default function SuggestionList({ box }: { box: HTMLInputElement }) {
  const id = useId();
  const navigate = useNavigate();
  const figures = useFigures();
  const [offered, setOffered] = useState(none);
  const [active, setActive] = useState(-1);
  const [said, setSaid] = useState("");
  const go = useRef<(suggestion: Suggestion) => void>();
  go.current = (suggestion) => {
    setOffered(none);
    setActive(-1);
    if (holdsMessage()) location.assign(suggestion.href);
    else navigate(suggestion.href);
  };

  useEffect(() => {
    const asking = askWhileTyping(box, (found) => {
      setOffered(found);
      setActive(-1);
      setSaid(describe(found.length, figures));
    });
    const close = () => {
      asking.forget();
      setOffered(none);
      setActive(-1);
    };
    // What is offered until the answer is there belongs to what stood in the field before.
    const typeOn = () => setActive(-1);
    box.addEventListener("input", typeOn);
    box.addEventListener("blur", close);
    box.form?.addEventListener("submit", close);
    return () => {
      asking.stop();
      box.removeEventListener("input", typeOn);
      box.removeEventListener("blur", close);
      box.form?.removeEventListener("submit", close);
    };
  }, [box, figures]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (offered.length === 0 || event.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const chosen = offered[active];
      if (step) setActive((at) => nextOf(at, step, offered.length));
      else if (event.key === "Escape") setOffered(none);
      else if (event.key === "Enter" && chosen) go.current?.(chosen);
      else return;
      event.preventDefault();
    };
    box.addEventListener("keydown", press);
    return () => box.removeEventListener("keydown", press);
  }, [box, offered, active]);

  useEffect(() => {
    box.setAttribute("role", "combobox");
    box.setAttribute("aria-autocomplete", "list");
    box.setAttribute("aria-controls", id);
    box.setAttribute("autocomplete", "off");
    box.setAttribute("aria-expanded", String(offered.length > 0));
    if (active >= 0) box.setAttribute("aria-activedescendant", `${id}-${active}`);
    else box.removeAttribute("aria-activedescendant");
  }, [box, id, offered, active]);

  return (
    <>
      <link rel="stylesheet" href={suggestionStyles} />
      <div className="suggestions" hidden={offered.length === 0}>
        <div role="listbox" id={id} aria-label="Suggestions">
          {offered.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's
            <div
              key={suggestion.href + suggestion.label}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The focus stays in the field, so that the press does not close the list before it is a click.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => go.current?.(suggestion)}
            >
              <span>{suggestion.label}</span> <span className="suggestion-detail">{suggestion.detail}</span>
            </div>
          ))}
        </div>
      </div>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}

/** Asks for what stands in the field when typing rests; only the last answer counts. */
function askWhileTyping(box: HTMLInputElement, answer: (found: Suggestion[]) => void) {
  let timer = 0;
  let request = new AbortController();
  const forget = () => {
    clearTimeout(timer);
    request.abort();
  };
  const ask = async () => {
    request = new AbortController();
    const query = box.value.trim();
    if (query === "") return answer(none);
    try {
      const response = await fetch(`/search/suggest?${new URLSearchParams({ q: query })}`, {
        signal: request.signal,
      });
      if (response.ok && document.activeElement === box) answer(await response.json());
    } catch {
      // Without a connection the field is a field: Enter searches.
    }
  };
  const type = () => {
    forget();
    timer = window.setTimeout(ask, REST_MS);
  };
  box.addEventListener("input", type);
  return {
    forget,
    stop: () => {
      forget();
      box.removeEventListener("input", type);
    },
  };
}

/** Beyond either end stands the field itself. */
function nextOf(at: number, step: number, count: number) {
  const next = at + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}

function describe(count: number, figures: Figures) {
  if (count === 0) return "No suggestions";
  return `${sayCount(count, "suggestion", figures)}, up and down arrows to choose`;
}
