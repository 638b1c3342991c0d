import type { ReactNode } from "react";
import { Icon } from "./icon";

type DrawerProps = {
  id: string;
  open: string;
  title: string;
  children: ReactNode;
};

/** Give it a `key` with the page's address where its links stay on the screen, or it stays open. */
export function Drawer({ id, open, title, children }: DrawerProps) {
  return (
    <details className="drawer" id={id}>
      <summary className="button quiet">
        <span className="cluster close when-closed">
          {open}
          <Icon name="list" />
        </span>{" "}
        <span className="cluster close when-open">
          Close
          <Icon name="close" />
        </span>
      </summary>
      <div className="drawer-panel">
        <h2>{title}</h2>
        {children}
      </div>
    </details>
  );
}
