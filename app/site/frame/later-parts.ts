import { type ComponentProps, type ComponentType, createContext, lazy, useContext } from "react";
import type CategoryGuide from "~/site/product/category-guide";
import type { AdminSidebar } from "~/ui/frame/admin-sidebar";
import type { Missing } from "./missing";

type Parts = {
  AdminSidebar: ComponentType<ComponentProps<typeof AdminSidebar>>;
  CategoryGuide: ComponentType<ComponentProps<typeof CategoryGuide>>;
  Missing: ComponentType<ComponentProps<typeof Missing>>;
};

/** A browser fetches them only where they are shown; the server, which writes a page at once, provides them itself. */
export const LaterParts = createContext<Parts>({
  AdminSidebar: lazy(async () => ({ default: (await import("~/ui/frame/admin-sidebar")).AdminSidebar })),
  CategoryGuide: lazy(() => import("~/site/product/category-guide")),
  Missing: lazy(async () => ({ default: (await import("./missing")).Missing })),
});

export function useLaterParts() {
  return useContext(LaterParts);
}
