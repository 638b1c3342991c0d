import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PhoneLink } from "~/ui/phone-link";
import { closeLoss, type Loss, useLoss } from "./connection";

export function LostConnection() {
  const loss = useLoss();
  const pressed = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const remember = ({ submitter }: SubmitEvent) => {
      pressed.current = submitter;
    };
    document.addEventListener("submit", remember, true);
    return () => document.removeEventListener("submit", remember, true);
  }, []);
  // A button that is disabled while it sends loses the focus; the next press should need no search.
  useEffect(() => {
    if (loss?.of === "form" && !findFocused()) pressed.current?.focus();
  }, [loss]);

  if (!loss) return null;
  const notice = <LossNotice loss={loss} low={isHigh(findFocused() ?? pressed.current)} />;
  // Behind a modal dialog it could neither be read nor closed.
  const dialog = document.querySelector("dialog:modal");
  return dialog ? createPortal(notice, dialog) : notice;
}

type LossNoticeProps = {
  loss: Loss;
  /** At the window's end, where it does not cover what was pressed at its beginning. */
  low: boolean;
};

function LossNotice({ loss, low }: LossNoticeProps) {
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
            Everything is still here: press again, or call <PhoneLink />.
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
          <Button type="button" look="quiet" size="small" onClick={closeLoss}>
            Close
          </Button>
        </div>
      </div>
    </section>
  );
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
