import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Icon } from "~/ui/icon";
import { FieldFrame, type FrameProps } from "./field-frame";

type PasswordFieldProps = FrameProps & {
  autoComplete: string;
};

/** What was typed is never sent back. */
export function PasswordField({ autoComplete, ...frame }: PasswordFieldProps) {
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <span className="password">
          <input
            className="control"
            type={shown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...control}
          />
          {hydrated && (
            <button
              type="button"
              className="password-toggle"
              aria-label={shown ? "Hide password" : "Show password"}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            >
              <Icon name={shown ? "eye-off" : "eye"} />
            </button>
          )}
        </span>
      )}
    </FieldFrame>
  );
}
