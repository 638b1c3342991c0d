/** Bodies are plain UTF-8: another encoding would be read as what it is not. */
export function isForeignEncoding({ headers }: Request): boolean {
  const coding = headers.get("Content-Encoding") ?? "";
  const type = headers.get("Content-Type") ?? "";
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type)?.[1] ?? "utf-8";
  return !/^(?:identity)?$/i.test(coding.trim()) || !/^(?:utf-?8|us-ascii)$/i.test(charset);
}
