import type { ReactNode } from "react";
import { Icon, type IconName } from "~/ui/icon";

export function DisclosureSummary({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <summary>
      <span className="when-closed">
        <Icon name={icon} />
      </span>
      <span className="when-open">
        <Icon name="close" />
      </span>
      {children}
    </summary>
  );
}
