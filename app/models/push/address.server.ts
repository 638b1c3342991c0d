import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Everything that is not the public network (RFC 6890): this machine, private and link-local ones, groups, examples. */
const elsewhere = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  elsewhere.addSubnet(network, bits, "ipv4");
// Within the public half of IPv6: examples, and addresses that carry one of IPv4.
for (const [network, bits] of [
  ["2001::", 32],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  elsewhere.addSubnet(network, bits, "ipv6");

const publicIpv6 = new BlockList();
publicIpv6.addSubnet("2000::", 3, "ipv6");

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !elsewhere.check(address, "ipv4");
  return family === 6 && publicIpv6.check(address, "ipv6") && !elsewhere.check(address, "ipv6");
}

/** Of a URL: a number in brackets is a number. A name may still lead anywhere: `lookupPublic` sees to that. */
export function mayBePublicHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isIP(bare) ? isPublicAddress(bare) : bare.includes(".");
}

/** For a connection: the very addresses that are connected to have been looked at, whatever the name says later. */
export const lookupPublic: LookupFunction = (hostname, options, respond) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return respond(error, []);
    const addresses = found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) return respond(new Error(NOT_PUBLIC), []);
    if (options.all) respond(null, addresses);
    else respond(null, first.address, first.family);
  });
};

export const NOT_PUBLIC = "Address not on the public network";
