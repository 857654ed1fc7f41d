import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IANA's special-purpose registries: what is not the public internet. */
const V4 = [
  ...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'] as const),
  ...(['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'] as const),
  ...(['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'] as const),
];
/** Only 2000::/3 is given out; of it, what wraps a version 4 address or is no host's. */
const V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const list = (ranges: readonly string[], family: 'ipv4' | 'ipv6') => {
  const made = new BlockList();
  for (const range of ranges) {
    const [net = '', prefix] = range.split('/');
    made.addSubnet(net, Number(prefix), family);
  }
  return made;
};
const privateV4 = list(V4, 'ipv4');
const privateV6 = list(V6, 'ipv6');
const givenOutV6 = list(['2000::/3'], 'ipv6');

/** Whether the public internet has this address. What is no address, or names a network card (`fe80::1%lo`), has none. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  if (isIPv6(address)) return givenOutV6.check(address, 'ipv6') && !privateV6.check(address, 'ipv6');
  return isIPv4(address) && !privateV4.check(address, 'ipv4');
}
