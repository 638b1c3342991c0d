import type { ReactNode } from "react";
import type { Flash } from "~/models/row/flash";
import { Icon, type IconName } from "./icon";

type NoticeProps = {
  /** `bad` is announced at once, the others when there is a pause; `plain` is a remark in the text and silent. */
  tone?: "good" | "bad" | "warn" | "plain";
  title?: string;
  children: ReactNode;
};

const icons: Record<NonNullable<NoticeProps["tone"]>, IconName> = {
  good: "check",
  bad: "warning",
  warn: "warning",
  plain: "info",
};

export const flashTones = { success: "good", warning: "warn", error: "bad" } as const satisfies Record<
  Flash["kind"],
  NoticeProps["tone"]
>;

export function Notice({ tone = "plain", title, children }: NoticeProps) {
  const role = { good: "status", warn: "status", bad: "alert", plain: undefined }[tone];
  return (
    <div className={`notice ${tone}`} role={role}>
      <Icon name={icons[tone]} size={22} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {typeof children === "string" ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
