import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { checkFrozen, inputOf } from '#shared/domains/agreements/invoice/rules.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';
import { invoiceShows } from '../shows.ts';
import { invoiceStore } from '../store.ts';

/** Said twice, it stays linked once. */
export const handler = endpoint(invoiceContract.routes.linkShow, async ({ params, body, ctx }) => {
  const before = await invoiceForUpdate(ctx, params.id, body.rev);
  if (before.shows.some(({ showId }) => showId === body.showId)) return shown(ctx, before);
  const after = { ...before, shows: [...before.shows, ...(await invoiceShows(ctx, [body.showId]))] };
  checkFrozen(before, inputOf(after));
  return shown(ctx, await invoiceStore.update(ctx, before, after, { action: 'linkShow' }));
});
