import { isIPv6 } from "node:net";

/**
 * What counts as one client: an IPv4 address, or the first half of an IPv6 address, which is what a household or a
 * server is given.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = "", after = ""] = address.split("%", 1)[0]?.split("::") ?? [];
  const head = before.split(":").filter(Boolean);
  const tail = after.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
