import { type ComponentType, lazy } from "react";

/** A part that a page can do without: where its file does not arrive, no error page takes the place of what is typed. */
export function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
}
