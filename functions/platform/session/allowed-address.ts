import { BlockList, isIP } from 'node:net';
import { readItem } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';

/*
 * The addresses from which an agency lets its team in.
 *   pk <tenant>#ADDRESSES   sk R   the list
 */
const key = (tenantId: string) => ({ pk: `${tenantId}#ADDRESSES`, sk: 'R' });

export const loadAddresses = async (tenantId: string): Promise<readonly string[]> =>
  (await readItem<{ readonly addresses: readonly string[] }>(key(tenantId)))?.addresses ?? [];
export const putAddresses = (tenantId: string, addresses: readonly string[]): Write => ({
  item: { Put: { TableName: tableName(), Item: { ...key(tenantId), addresses } } },
});

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const bitsOf = (address: string): number => (isIP(address) === 6 ? 128 : 32);

/** Tells whether an address is one of these, or in one of these ranges. An older address in the newer form counts as the older. */
export function isAmong(addresses: readonly string[], address: string): boolean {
  if (isIP(address) === 0) return false;
  const ranges = new BlockList();
  for (const one of addresses) {
    const [net = '', bits] = one.split('/');
    ranges.addSubnet(net, bits === undefined ? bitsOf(net) : Number(bits), familyOf(net));
  }
  return ranges.check(address, familyOf(address));
}
