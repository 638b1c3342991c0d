import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PhoneLink } from "~/ui/phone-link";
import { closeLoss, type Loss, useLoss } from "./connection";

export function LostConnection() {
  const loss = useLoss();
  const { state, formMethod } = useNavigation();
  const sending = useRef(false);
  const pressed = useRef<HTMLElement | null>(null);
  /** Pressed, and not answered yet. */
  const adds = useRef<HTMLButtonElement[]>([]);

  useEffect(() => {
    const remember = ({ submitter }: SubmitEvent) => {
      pressed.current = submitter;
      if (isAdd(submitter)) adds.current = [...adds.current.filter((each) => each !== submitter), submitter];
    };
    document.addEventListener("submit", remember, true);
    return () => document.removeEventListener("submit", remember, true);
  }, []);
  // A button that is disabled while it sends loses the focus; the next press should need no search.
  useEffect(() => {
    if (loss?.of === "form" && !findFocused()) pressed.current?.focus();
  }, [loss]);

  // What was added to the list is added as soon as that can be; a form that may be changed still waits for its own press.
  useEffect(() => {
    const pressNext = () => adds.current[0]?.click();
    const answered = sending.current && state === "idle" && !loss;
    sending.current = state !== "idle" && formMethod === "POST";
    if (answered) {
      // One after the other: the router gives up a form for the next.
      adds.current = adds.current.filter((button) => button !== pressed.current && button.isConnected);
      pressNext();
    }
    if (loss?.of !== "form") return;
    window.addEventListener("online", pressNext, { once: true });
    return () => window.removeEventListener("online", pressNext);
  }, [loss, state, formMethod]);

  if (!loss) return null;
  const [isAdded, low] = [isAdd(pressed.current), isHigh(findFocused() ?? pressed.current)];
  const close = () => {
    adds.current = [];
    closeLoss();
  };
  const notice = <LossNotice loss={loss} adds={isAdded} low={low} close={close} />;
  // Behind a modal dialog it could neither be read nor closed.
  const dialog = document.querySelector("dialog:modal");
  return dialog ? createPortal(notice, dialog) : notice;
}

type LossNoticeProps = {
  loss: Loss;
  /** What was pressed is pressed again when the line is back. */
  adds: boolean;
  /** At the window's end, where it does not cover what was pressed at its beginning. */
  low: boolean;
  close: () => void;
};

function LossNotice({ loss, adds, low, close }: LossNoticeProps) {
  return (
    <section
      className={low ? "notice bad lost-connection low" : "notice bad lost-connection"}
      aria-label="Connection"
    >
      <Icon name="warning" size={22} />
      <div>
        <p role="alert" className="notice-title">
          {describe(loss)}
        </p>
        {loss.of === "form" ? (
          <p>
            {adds ? "It is added when the connection is back" : "What you typed is still here: send it again"}
            , or call <PhoneLink />.
          </p>
        ) : (
          <p>
            The page could not be loaded. You can also call <PhoneLink />.
          </p>
        )}
        <div className="cluster close">
          {loss.of === "page" && (
            <Button type="button" size="small" onClick={loss.retry}>
              Try again
            </Button>
          )}
          <Button type="button" look="quiet" size="small" onClick={close}>
            Close
          </Button>
        </div>
      </div>
    </section>
  );
}

function isAdd(pressed: HTMLElement | null): pressed is HTMLButtonElement {
  return pressed instanceof HTMLButtonElement && pressed.value === "add";
}

function findFocused() {
  const { activeElement } = document;
  return activeElement === document.body ? null : activeElement;
}

function isHigh(element: Element | null) {
  return element !== null && element.getBoundingClientRect().top < window.innerHeight / 2;
}

function describe({ of, status }: Loss) {
  const lost = status === null || (status >= 502 && status <= 504);
  if (of === "page") return lost ? "No connection" : "The page could not be loaded";
  if (lost) return "No connection; nothing was sent";
  return status === 413 ? "This is too large; nothing was sent" : "Nothing was sent: try again";
}
