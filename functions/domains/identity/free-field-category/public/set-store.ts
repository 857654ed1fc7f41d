import { BoundedCache } from '#functions/platform/data/bounded-cache.ts';
import { readAll, readItem } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { plain } from '#functions/platform/record/items.ts';
import type { FreeFieldInput } from '#shared/domains/identity/free-field/schemas.ts';
import type { FreeFieldCategoryInput } from '#shared/domains/identity/free-field-category/contract.ts';
import type { FreeFieldProfileInput } from '#shared/domains/identity/free-field-profile/contract.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/*
 * Access patterns: every form, list and write of an area asks for all its fields, so that they stand together, one read
 * unit for about twenty. Written with the record they are taken from.
 *   of an area    pk <tenant>#FREE#<area>     sk C#<id> category, D#<id> field
 *   of profiles   pk <tenant>#FREE#profiles   sk P#<id>
 *   their stamp   pk <tenant>#FREE            sk V: rises with every change, so that a process knows whether what it has
 *                 read before still holds; one read unit, beside what a request reads anyway
 */
export type SetKind = 'C' | 'D' | 'P';
export const PROFILES = 'profiles';

const stampKey = (tenantId: string) => ({ pk: `${tenantId}#FREE`, sk: 'V' });
const raiseStamp = (tenantId: string): Write => ({
  once: 'free fields',
  item: {
    Update: {
      TableName: tableName(),
      Key: stampKey(tenantId),
      UpdateExpression: 'ADD v :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
  },
});

/** How often an agency's free fields have changed, read strongly. */
export const freeStamp = async (tenantId: string): Promise<number> =>
  (await readItem<{ v: number }>(stampKey(tenantId)))?.v ?? 0;

/** The part of a master's write that keeps its place in the set; what is deleted leaves it. */
export const inSet =
  <T extends { readonly sort: number }>(kind: SetKind, partOf: (record: T) => string) =>
  (tenantId: string, _before: Stored<T> | undefined, record: Stored<T>): Write[] => {
    const { no, id, deletedAt } = record;
    const data = plain(record);
    const key = { pk: `${tenantId}#FREE#${partOf(data)}`, sk: `${kind}#${id}` };
    const item = deletedAt
      ? { Delete: { TableName: tableName(), Key: key } }
      : { Put: { TableName: tableName(), Item: { ...key, id, no, data } } };
    return [{ item }, raiseStamp(tenantId)];
  };

type Member<T> = T & { readonly id: Id; readonly no: number; readonly sort: number };
interface Item {
  readonly sk: string;
  readonly id: Id;
  readonly no: number;
  readonly data: { readonly sort: number; readonly name: string };
}

interface Known {
  readonly stamp: number;
  readonly items: readonly Item[];
  /** When the stamp was last seen to be this, in epoch milliseconds. */
  readonly at: number;
}
const MOST_KNOWN = 500;
/**
 * How long a write takes for true what its request read a moment ago. A list whose slots have come to mean something
 * else is written anew only when no write is under way that knew them as they were (`FREE_FIELDS_SETTLED_S`).
 */
const HELD_MS = 250;
const known = new BoundedCache<Known>(MOST_KNOWN);

async function readMembers(pk: string): Promise<readonly Item[]> {
  const items = await readAll<Item>({ pk });
  return items.sort((a, b) => a.data.sort - b.data.sort || a.data.name.localeCompare(b.data.name));
}

/** The stamp is read before the members: what was changed in between is read again next time. */
async function membersOf(tenantId: string, part: string, seen?: number): Promise<readonly Item[]> {
  const pk = `${tenantId}#FREE#${part}`;
  const at = Date.now();
  const stamp = seen ?? (await freeStamp(tenantId));
  const before = known.get(pk);
  const items = before?.stamp === stamp ? before.items : await readMembers(pk);
  known.set(pk, { stamp, items, at });
  return items;
}
const ofKind = <T>(items: readonly Item[], kind: SetKind): Member<T>[] =>
  items
    .filter(({ sk }) => sk.startsWith(`${kind}#`))
    .map(({ id, no, data }) => ({ ...data, id, no }) as unknown as Member<T>);

export interface FreeSet {
  readonly categories: readonly Member<FreeFieldCategoryInput>[];
  readonly fields: readonly Member<FreeFieldInput>[];
}
const setOf = (items: readonly Item[]): FreeSet => ({ categories: ofKind(items, 'C'), fields: ofKind(items, 'D') });

/** Headings and fields of an area in their order, as of the stamp that the caller has read, or as of now. */
export const freeSet = async (tenantId: string, area: string, stamp?: number): Promise<FreeSet> =>
  setOf(await membersOf(tenantId, area, stamp));

/** The fields of an area as this process knew them a moment ago, else as of now. */
export async function heldFreeSet(tenantId: string, area: string): Promise<FreeSet> {
  const last = known.get(`${tenantId}#FREE#${area}`);
  return last && Date.now() - last.at < HELD_MS ? setOf(last.items) : freeSet(tenantId, area);
}

export const freeProfiles = async (
  tenantId: string,
  stamp?: number,
): Promise<readonly Member<FreeFieldProfileInput>[]> => ofKind(await membersOf(tenantId, PROFILES, stamp), 'P');
