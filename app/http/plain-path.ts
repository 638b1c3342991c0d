/** In one spelling: the route table takes a path in any case, with signs escaped and slashes behind it. */
export function plainPath(pathname: string): string {
  return `/${pathname.split("/").filter(Boolean).map(decodeURIComponent).join("/")}`.toLowerCase();
}
