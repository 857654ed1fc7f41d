import { readAll, readItems } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { writeBatches } from '#functions/platform/data/write-batches.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { type Base, NO_BASE } from '#shared/domains/relations/hubspot/rules.ts';
import { type OpenItem, SYNC_KINDS, type SyncKind } from '#shared/domains/relations/hubspot/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';

/*
 * The links between our records and those of one account at HubSpot, and the records that a person has to look at:
 *   of a record there   pk <tenant>#hubspot#<account>#<kind>  sk H#<id there>
 *   of a record here    the same pk                           sk R#<no>
 *   to look at          pk <tenant>#hubspot#<account>#open    sk <kind>#<ref>
 * Both items of a link are written in the transaction that writes the record, so a repeat makes no double.
 */
export interface Link {
  readonly hubspotId: string;
  readonly recordId: Id;
  /** The values of the last agreement. */
  readonly base: Base;
}
type Kept = Link & { readonly pk: string; readonly sk: string };
export type Place = Pick<TenantContext, 'tenantId'> & { readonly portalId: string };

const partition = ({ tenantId, portalId }: Place, part: SyncKind | 'open') => `${tenantId}#hubspot#${portalId}#${part}`;
const thereKey = (place: Place, kind: SyncKind, hubspotId: string) => ({
  pk: partition(place, kind),
  sk: `H#${hubspotId}`,
});
const hereKey = (place: Place, kind: SyncKind, no: number) => ({ pk: partition(place, kind), sk: `R#${no}` });
const openKey = (place: Place, kind: SyncKind, ref: string) => ({ pk: partition(place, 'open'), sk: `${kind}#${ref}` });

/** The links of records of HubSpot, by their ids there. */
export async function linksThere(place: Place, kind: SyncKind, ids: readonly string[]) {
  const keys = ids.map((id) => thereKey(place, kind, id));
  return new Map((await readItems<Kept>(keys, true)).map((link) => [link.hubspotId, link as Link]));
}
/** The ids at HubSpot of our records, by their numbers. */
export async function linksHere(place: Place, kind: SyncKind, nos: readonly number[]) {
  const keys = nos.map((no) => hereKey(place, kind, no));
  const found = await readItems<{ no: number; hubspotId: string }>(keys, true);
  return new Map(found.map(({ no, hubspotId }) => [no, hubspotId]));
}

const putting = (Item: Record<string, unknown>, condition?: string): Write => ({
  item: {
    Put: { TableName: tableName(), Item, ...(condition ? { ConditionExpression: condition } : {}) },
  },
  refused: () => new AppError('hubspot.linked'),
});
const FREE = 'attribute_not_exists(pk)';
/** Links two records that have no link yet. */
export function linkWrites(
  place: Place,
  kind: SyncKind,
  { hubspotId, recordId, base = NO_BASE }: Omit<Link, 'base'> & { readonly base?: Base },
): Write[] {
  const no = noOf(recordId);
  return [
    putting({ ...thereKey(place, kind, hubspotId), hubspotId, recordId, base }, FREE),
    putting({ ...hereKey(place, kind, no), no, hubspotId }, FREE),
  ];
}
/** Keeps a new base. Of two writers at once, the later one counts; the lease of a run keeps them apart. */
export const baseWrite = (place: Place, kind: SyncKind, link: Link): Write =>
  putting({ ...thereKey(place, kind, link.hubspotId), ...link }, 'attribute_exists(pk)');

export const openWrite = (place: Place, item: OpenItem): Write =>
  putting({ ...openKey(place, item.kind, item.ref), item });
export const closeWrite = (place: Place, kind: SyncKind, ref: string): Write => ({
  item: { Delete: { TableName: tableName(), Key: openKey(place, kind, ref) } },
});
/** The records that a person has to look at. */
export const openItems = async (place: Place): Promise<OpenItem[]> =>
  (await readAll<{ item: OpenItem }>({ pk: partition(place, 'open') })).map(({ item }) => item);
export async function openOf(
  place: Place,
  kind: SyncKind,
  refs: readonly string[],
): Promise<ReadonlyMap<string, OpenItem>> {
  const keys = refs.map((ref) => openKey(place, kind, ref));
  return new Map((await readItems<{ item: OpenItem }>(keys, true)).map(({ item }) => [item.ref, item]));
}

/** Forgets all links with an account. The records stay. */
export async function forgetLinks(place: Place): Promise<void> {
  for (const part of [...SYNC_KINDS, 'open'] as const) {
    const keys = await readAll<{ pk: string; sk: string }>({ pk: partition(place, part), keysOnly: true });
    await writeBatches(keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })));
  }
}
