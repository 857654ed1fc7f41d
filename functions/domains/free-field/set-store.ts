import { readAll } from '#functions/platform/read.ts';
import { tableName } from '#functions/platform/table.ts';
import type { Write } from '#functions/platform/write.ts';
import type { FreeFieldInput } from '#shared/domains/free-field/schemas.ts';
import type { FreeFieldCategoryInput } from '#shared/domains/free-field-category/contract.ts';
import type { FreeFieldProfileInput } from '#shared/domains/free-field-profile/contract.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';

/*
 * Access patterns: every form, list and write of an area asks for all its fields, so that they stand together, one read
 * unit for about twenty. Written with the record they are taken from.
 *   of an area    pk <tenant>#FREE#<area>     sk C#<id> category, D#<id> field
 *   of profiles   pk <tenant>#FREE#profiles   sk P#<id>
 */
export type SetKind = 'C' | 'D' | 'P';
export const PROFILES = 'profiles';

/** The part of a master's write that keeps its place in the set; what is deleted leaves it. */
export const inSet =
  <T extends { readonly sort: number }>(kind: SetKind, partOf: (record: T) => string) =>
  (
    tenantId: string,
    _before: Stored<T> | undefined,
    { no, id, rev, deletedAt, createdAt, updatedAt, ...data }: Stored<T>,
  ): Write[] => {
    const key = { pk: `${tenantId}#FREE#${partOf(data as unknown as T)}`, sk: `${kind}#${id}` };
    if (deletedAt) return [{ item: { Delete: { TableName: tableName(), Key: key } } }];
    return [{ item: { Put: { TableName: tableName(), Item: { ...key, id, no, data } } } }];
  };

type Member<T> = T & { readonly id: Id; readonly no: number; readonly sort: number };
interface Item {
  readonly sk: string;
  readonly id: Id;
  readonly no: number;
  readonly data: { readonly sort: number; readonly name: string };
}

async function membersOf(tenantId: string, part: string): Promise<Item[]> {
  const items = await readAll<Item>({ pk: `${tenantId}#FREE#${part}` });
  return items.sort((a, b) => a.data.sort - b.data.sort || a.data.name.localeCompare(b.data.name));
}
const ofKind = <T>(items: readonly Item[], kind: SetKind): Member<T>[] =>
  items
    .filter(({ sk }) => sk.startsWith(`${kind}#`))
    .map(({ id, no, data }) => ({ ...data, id, no }) as unknown as Member<T>);

export interface FreeSet {
  readonly categories: readonly Member<FreeFieldCategoryInput>[];
  readonly fields: readonly Member<FreeFieldInput>[];
}
/** Headings and fields of an area in their order, read strongly. */
export async function freeSet(tenantId: string, area: string): Promise<FreeSet> {
  const items = await membersOf(tenantId, area);
  return { categories: ofKind(items, 'C'), fields: ofKind(items, 'D') };
}

export const freeProfiles = async (tenantId: string): Promise<readonly Member<FreeFieldProfileInput>[]> =>
  ofKind(await membersOf(tenantId, PROFILES), 'P');
