import ipaddr from 'ipaddr.js';

/** Some proxies append the caller's port, which differs for each connection. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * Returns the network that counts as one caller. An IPv4 address, or the /64 of an IPv6 address, which is the range of
 * one connection (SE-03).
 */
export function networkOf(forwarded: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(forwarded) ?? [];
  const address = ipv6 ?? ipv4 ?? forwarded;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split('%')[0]}/64`)}/64`
    : parsed.toString();
}
