import { AppError } from '#shared/kernel/error.ts';
import type { Stored } from '#shared/kernel/record.ts';
import type { TenantContext } from '../endpoint/context.ts';
import type { MasterFields, MasterStore, Placed } from './master.ts';

/**
 * What an agency sets for things that everybody has, such as countries: each by its code as its name, and none is
 * stored before somebody changes it. Until then its revision is 0.
 */
export async function saveSetting<I extends MasterFields>(
  ctx: TenantContext,
  store: MasterStore<I>,
  input: I,
  rev: number,
): Promise<Stored<Placed<I>>> {
  const known = (await store.all(ctx)).find(({ name }) => name === input.name);
  if ((known?.rev ?? 0) !== rev) throw new AppError('stale', {}, { current: known });
  const record = { ...input, sort: 0 };
  const extra = await store.unmark(ctx, record, known?.id);
  return known ? store.update(ctx, known, record, { extra }) : store.create(ctx, record, { extra });
}
