/** What has a pointer that hovers has a keyboard, as far as a browser can tell. */
export function hasKeyboard() {
  return window.matchMedia("(any-hover: hover) and (any-pointer: fine)").matches;
}
