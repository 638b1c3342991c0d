/** Null for an escape that is none. */
export function decodePath(path: string): string | null {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** In one spelling: the route table takes a path in any case, with signs escaped and slashes behind it. */
export function plainPath(pathname: string): string {
  return `/${pathname.split("/").filter(Boolean).map(decodeURIComponent).join("/")}`.toLowerCase();
}
