import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import type { Tenant } from './master.ts';
import type { RecordStore } from './store.ts';

/** A store of masters, as far as a reference to one of them goes. */
export interface Referable {
  find(
    ctx: Tenant,
    id: Id,
  ): Promise<{ readonly isActive: boolean; readonly deletedAt?: string | undefined } | undefined>;
}
export interface Referring {
  all(ctx: Tenant): Promise<readonly { readonly name: string }[]>;
}

/**
 * The record that another names, refused at its field where it is not there. What it named before may stay though it
 * was deleted since, under its last name: whoever changes a phone number is not asked to part with it first.
 */
export async function namedRecord<T extends object>(
  ctx: Tenant,
  store: RecordStore<T>,
  field: string,
  id: Id,
  before: readonly (Id | undefined)[] = [],
): Promise<Stored<T>> {
  const found = await store.find(ctx, id);
  if (!found || (found.deletedAt && !before.includes(id))) throw new AppError('choice', { field });
  return found;
}

/** What is referred to is there and may be chosen; what was chosen before may stay, no longer active or deleted. */
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

/** All references of a record, each refused by the name of its field. */
export async function checkReferences<K extends string>(
  ctx: Tenant,
  stores: Readonly<Record<K, Referable>>,
  input: Readonly<Partial<Record<NoInfer<K>, Id | undefined>>>,
  before?: Readonly<Partial<Record<NoInfer<K>, Id | undefined>>>,
): Promise<void> {
  const fields = Object.keys(stores) as K[];
  await Promise.all(fields.map((field) => checkReference(ctx, stores[field], field, input[field], before?.[field])));
}

/** The same for the lines of a record: what any of its lines named before may stay. */
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

/** Refuses to delete what a master of these stores refers to. */
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
