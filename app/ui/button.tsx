import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Icon, type IconName } from "./icon";

/** `quiet` has an outline, `bare` neither outline nor ground, `danger` is for what cannot be taken back. */
export type ButtonLook = "main" | "quiet" | "bare" | "danger";
type Shared = {
  look?: ButtonLook;
  size?: "small" | "large";
  icon?: IconName;
  /** For those who hear it among others like it: goes on where the word ends. */
  about?: ReactNode;
  children: ReactNode;
};

/** What an element has by another name or means otherwise. */
type Own = "className" | "about";

type ButtonProps = Shared & { wide?: boolean } & Omit<ComponentPropsWithoutRef<"button">, Own>;

export function Button({ look, size, wide, icon, about, children, type = "submit", ...rest }: ButtonProps) {
  return (
    <button type={type} className={classes(look, size, wide)} {...rest}>
      <Face {...{ icon, about, children }} />
    </button>
  );
}

type ButtonLinkProps = Shared & { href: string } & Omit<ComponentPropsWithoutRef<"a">, Own>;

export function ButtonLink({ look, size, icon, about, children, href, ...rest }: ButtonLinkProps) {
  return (
    <a href={href} className={classes(look, size)} {...rest}>
      <Face {...{ icon, about, children }} />
    </a>
  );
}

function Face({ icon, about, children }: Pick<Shared, "icon" | "about" | "children">) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {about ? (
        <span>
          {children}
          <span className="visually-hidden"> {about}</span>
        </span>
      ) : (
        children
      )}
    </>
  );
}

export function OnwardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="onward">
      {children}
      <Icon name="arrow" size={18} />
    </a>
  );
}

function classes(look: ButtonLook = "main", size = "", wide = false) {
  return ["button", look === "main" ? "" : look, size, wide ? "wide" : ""].filter(Boolean).join(" ");
}
