import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Tenant } from './master.ts';

/** The part of a master store that a reference needs. */
export interface Referable {
  find(
    ctx: Tenant,
    id: Id,
  ): Promise<{ readonly isActive: boolean; readonly deletedAt?: string | undefined } | undefined>;
}
/** The part of a record store that a reference needs. */
export interface Findable<T extends object> {
  find(ctx: Tenant, id: Id): Promise<Stored<T> | undefined>;
}
export interface Referring {
  all(ctx: Tenant): Promise<readonly { readonly name: string }[]>;
}

/**
 * Finds the record that another one references; refuses its field if the record is missing. The previous reference may
 * stay under its last name, though its record was deleted. A user who changes a phone number need not remove it first.
 */
export async function namedRecord<T extends object>(
  ctx: Tenant,
  store: Findable<T>,
  field: string,
  id: Id,
  before: readonly (Id | undefined)[] = [],
): Promise<Stored<T>> {
  const found = await store.find(ctx, id);
  if (!found || (found.deletedAt && !before.includes(id))) throw new AppError('choice', { field });
  return found;
}

/**
 * Refuses a reference to a missing or inactive master. The previous reference may stay, even to an inactive or deleted
 * one.
 */
export async function checkReference(
  ctx: Tenant,
  store: Referable,
  field: string,
  id: Id | undefined,
  before?: Id | undefined,
): Promise<void> {
  if (!id) return;
  const found = await store.find(ctx, id);
  const mayBeChosen = found?.isActive && !found.deletedAt;
  if (!found || !(mayBeChosen || id === before)) throw new AppError('choice', { field });
}

/** Checks all references of a record; each is refused under the name of its field. */
export async function checkReferences<K extends string>(
  ctx: Tenant,
  stores: Readonly<Record<K, Referable>>,
  input: Readonly<Partial<Record<NoInfer<K>, Id | undefined>>>,
  before?: Readonly<Partial<Record<NoInfer<K>, Id | undefined>>>,
): Promise<void> {
  const fields = Object.keys(stores) as K[];
  await Promise.all(fields.map((field) => checkReference(ctx, stores[field], field, input[field], before?.[field])));
}

/** Checks the references of a record's lines. A previous reference of any line may stay. */
export async function checkLineReferences<K extends string>(
  ctx: Tenant,
  store: Referable,
  [list, field]: readonly [list: string, field: K],
  lines: readonly Readonly<Record<K, Id>>[],
  before: readonly Readonly<Record<K, Id>>[] = [],
): Promise<void> {
  const known = new Set(before.map((line) => line[field]));
  const check = (id: Id, i: number) =>
    checkReference(ctx, store, `${list}.${i}.${field}`, id, known.has(id) ? id : undefined);
  await Promise.all(lines.map((line, i) => check(line[field], i)));
}

/** Refuses to delete a record that a master of these stores references. */
export async function refuseInUse<S extends Referring>(
  ctx: Tenant,
  stores: readonly S[],
  refers: (record: Awaited<ReturnType<S['all']>>[number]) => boolean,
): Promise<void> {
  for (const store of stores) {
    const user = (await store.all(ctx)).find(refers);
    if (user) throw new AppError('inUse', { params: { name: user.name } });
  }
}
