import { seenOne } from '#functions/domains/identity/free-field/public/values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { asSeen } from '#functions/platform/record/stale.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { checkAccess } from './public/sees.ts';
import { visible } from './public/visible.ts';
import { showStore } from './store.ts';

/** Does a write; a stale one is refused with no more of the newer show than the caller may see. */
export const asVisible = <T>(ctx: UserContext, write: () => Promise<T>): Promise<T> =>
  asSeen<Stored<ShowFields>, T>((current) => seenOne(ctx, 'show', visible(ctx, current)), write);

/** The show a caller wants to change, as they last saw it. Who may not see it gets a 404, whatever they say they saw. */
export const showForUpdate = (ctx: UserContext, id: Id, rev: number): Promise<Stored<ShowFields>> =>
  asVisible(ctx, () => showStore.getForUpdate(ctx, id, rev, (show) => checkAccess(ctx, show)));
