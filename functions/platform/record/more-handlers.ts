import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';
import type { UserContext } from '../endpoint/context.ts';
import type { PickerSummary } from '../picker/types.ts';
import { plain } from './items.ts';
import type { RecordStore } from './store.ts';

/*
 * The handlers that only some records have, beyond the plain ones of handlers.ts.
 */

/** Copies a record. `anew` resets the fields that a copy does not take over. */
export const copyRecord =
  <T extends object>(store: RecordStore<T>, anew: (ctx: UserContext, copy: T) => T | Promise<T>) =>
  async ({ params, ctx }: { params: { readonly id: Id }; ctx: UserContext }): Promise<Stored<T>> =>
    store.create(ctx, anew(ctx, plain(await store.get(ctx, params.id))), { action: 'copy' });

/** Tells whether another record has this name. */
export const nameExists =
  <T extends object>(store: RecordStore<T>) =>
  async ({ query, ctx }: { query: { name: string; excludeId?: Id | undefined }; ctx: UserContext }) => {
    const { picker } = store.definition;
    const wanted = fold(query.name);
    const accept = ({ key, value }: PickerSummary) => key !== query.excludeId && fold(value) === wanted;
    const found = await picker?.search(ctx.tenantId, { keyword: query.name, page: 1, perPage: 1, accept });
    return { exists: (found?.items.length ?? 0) > 0 };
  };
