let pages: RegExp | null = null;

/** Before React takes the page over, and the rules with it: the same pages are fetched ahead then, as data. */
export function readNextPages() {
  const rules = document.querySelector('script[type="speculationrules"]')?.textContent;
  if (!rules) return;
  const [{ where }]: [{ where: { href_matches: string[] } }] = JSON.parse(rules).prefetch;
  pages = new RegExp(`^(${where.href_matches.join("|").replaceAll(":id", "[^/]+")})/?$`, "i");
}

export function isNextPage(pathname: string): boolean {
  return pages?.test(pathname) ?? false;
}
