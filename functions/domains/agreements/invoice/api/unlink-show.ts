import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { checkFrozen, inputOf } from '#shared/domains/agreements/invoice/rules.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

/** Lines stay as they are written; they no longer name that show. */
export const handler = endpoint(invoiceContract.routes.unlinkShow, async ({ params, body, ctx }) => {
  const before = await invoiceForUpdate(ctx, params.id, body.rev);
  const shows = before.shows.filter(({ showId }) => showId !== body.showId);
  if (shows.length === before.shows.length) return shown(ctx, before);
  const lines = before.lines.map(({ showId, ...line }) =>
    showId && showId !== body.showId ? { ...line, showId } : line,
  );
  const after = { ...before, shows, lines };
  checkFrozen(before, inputOf(after));
  return shown(ctx, await invoiceStore.update(ctx, before, after, { action: 'unlinkShow' }));
});
