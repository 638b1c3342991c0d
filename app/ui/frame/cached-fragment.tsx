import { type ComponentType, createElement, type FormHTMLAttributes } from "react";
import { useFragmentPlacer } from "./response-context";

type CachedFragmentProps<Props extends object> = Omit<FormHTMLAttributes<HTMLElement>, "children"> & {
  /** The element around it, which takes the other attributes. */
  as: "li" | "header" | "footer" | "aside" | "form";
  of: ComponentType<Props>;
  /** All that it shows comes from these, and each can be written as JSON. */
  props: Props;
};

/**
 * A part that the server writes once for all pages that show the same: React takes most of a page's time. It is made
 * outside of its page, so it can ask neither for the route nor for React's ids. In the browser it is a part like others.
 */
export function CachedFragment<Props extends object>(fragment: CachedFragmentProps<Props>) {
  const { as: tag, of: Part, props, ...attributes } = fragment;
  const place = useFragmentPlacer();
  return place
    ? createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html: place(Part, props) } })
    : createElement(tag, attributes, <Part {...props} />);
}
