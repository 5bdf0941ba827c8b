import ipaddr from 'ipaddr.js';

/** What counts as one caller: an IPv4 address, or the /64 of an IPv6 address, which is one connection's own (SE-03). */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split('%')[0]}/64`)}/64`
    : parsed.toString();
}
