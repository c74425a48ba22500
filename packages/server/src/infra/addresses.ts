import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

export type AddressRanges = Pick<BlockList, 'check'>;

export function parseRanges(text: string): AddressRanges | undefined {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  if (parts.length === 0) return undefined;
  const ranges = new BlockList();
  for (const part of parts) {
    const [address = '', length, more] = part.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    const prefix = length === undefined ? most : /^\d{1,3}$/.test(length) ? Number(length) : NaN;
    if (!isIP(address) || more !== undefined || !(prefix <= most)) throw new RangeError(part);
    ranges.addSubnet(address, prefix, family);
  }
  return ranges;
}

/** Removes port, brackets and zone; IPv4-mapped addresses become IPv4. Undefined if invalid. */
export function parseAddress(text: string): string | undefined {
  const bare = /^\[(.+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const [head, tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const start = head ? head.split(':') : [];
  const end = tail ? tail.split(':') : [];
  const groups = [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end];
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.join(':');
  return groups
    .slice(6)
    .flatMap(group => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join('.');
}

/** An IPv6 /64 is usually one household. */
export const networkOf = (address: string): string => (isIPv6(address) ? `${address.split(':').slice(0, 4).join(':')}::/64` : address);

export function neighbourhoodOf(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(address) ? `${address.split(':').slice(0, 3).join(':')}::/48` : address;
}
