import ipaddr from 'ipaddr.js';

/** Number of leading 16-bit groups that identify an IPv6 network. */
const customer = 4;
const site = 3;

/**
 * Network that limits count as one client: an IPv4 address, or the /64 that a provider gives to one customer, who may use any
 * address in it. An IPv4 address in IPv6 notation is the IPv4 address. A text that is no address is returned as it is.
 */
export const networkOf = (ip: string): string => prefixOf(ip, customer) ?? ip;

/** The /48 of an IPv6 address, which one organisation may own whole; undefined for IPv4. */
export const siteOf = (ip: string): string | undefined => (isIPv6(ip) ? prefixOf(ip, site) : undefined);

/** Clients that one site counts for: its limit is this many times that of a network. */
export const networksOfSite = 16;

const isIPv6 = (ip: string): boolean => ipaddr.isValid(ip) && ipaddr.process(ip) instanceof ipaddr.IPv6;

function prefixOf(ip: string, groups: number): string | undefined {
  if (!ipaddr.isValid(ip)) return undefined;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return address.parts
    .slice(0, groups)
    .map((part) => part.toString(16))
    .join(':');
}
