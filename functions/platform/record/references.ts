import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Tenant } from './master.ts';

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

/** What is referred to is there and may be chosen; what was chosen before may stay though it is no longer active. */
export async function checkReference(
  ctx: Tenant,
  store: Referable,
  field: string,
  id: Id | undefined,
  before?: Id | undefined,
): Promise<void> {
  if (!id) return;
  const found = await store.find(ctx, id);
  const mayStay = id === before || found?.isActive;
  if (!found || found.deletedAt || !mayStay) throw new AppError('choice', { field });
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
