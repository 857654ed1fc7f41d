import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { usualOf } from '#shared/domains/reference/bookkeeping/usual.ts';
import { userStore } from '../store.ts';

/** Those a user can work with; one of them comes first for what the user makes. */
export const handler = endpoint(userContract.routes.bookkeepings, async ({ params, ctx }) => {
  const [user, all] = await Promise.all([userStore.get(ctx, params.id), bookkeepingStore.all(ctx)]);
  const usual = all.find(({ id }) => id === user.bookkeepingId) ?? usualOf(all);
  const rows = all.filter(({ isActive }) => isActive);
  return { rows: rows.map(({ id, name }) => ({ id, name, isDefault: id === usual?.id })) };
});
