import { dealOf } from '#functions/domains/booking/show/public/deal-store.ts';
import { internalShow } from '#functions/domains/booking/show/public/own.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { serialized } from '#functions/platform/data/serialized.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { dueCommission } from '#shared/domains/agreements/invoice/commission.ts';
import type { BillChoice } from '#shared/domains/agreements/invoice/proposal.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { bookkeepingFor } from './bookkeeping.ts';
import { type Commission, openCommission, unbilled } from './commission.ts';
import { billingOf } from './from-show.ts';
import { prepareInvoice } from './prepare.ts';
import { commissionTurn } from './public/commission-guard.ts';
import { invoiceStore } from './store.ts';

const draftOf = (ctx: UserContext, { input }: Commission) => prepareInvoice(ctx, input, undefined, 'commission');

/** Creates the draft of a commission, unless it was billed, or its amount changed, since its author saw it. */
export async function createCommission(
  ctx: UserContext,
  showId: Id,
  choice: BillChoice,
): Promise<Stored<InvoiceFields>> {
  const { artists } = await internalShow(ctx, showId);
  const turns = artists.slice(0, 1).map(({ artistId }) => commissionTurn(artistId));
  return serialized(ctx.tenantId, turns, async (extra) => {
    const found = await openCommission(ctx, await billingOf(ctx, showId, choice.bookkeepingId));
    if (found?.bill.net !== choice.net) throw new AppError('invoice.billedMeanwhile');
    return invoiceStore.create(ctx, await draftOf(ctx, found), { extra });
  });
}

/**
 * Builds the drafts of the commissions of an invoice that is issued in the name of artists: as settled, else as agreed.
 * The first artist of a show owes its commission, so a show of another artist has none here.
 */
export async function commissionDrafts(ctx: UserContext, { shows, artists }: InvoiceFields): Promise<Write[]> {
  const bookkeeping = await bookkeepingFor(ctx);
  const sellers = new Set(artists.map(({ artistId }) => artistId));
  const writes: Write[] = [];
  for (const { showId } of shows) {
    const show = await showStore.get(ctx, showId);
    if (!show.artists[0] || !sellers.has(show.artists[0].artistId)) continue;
    const deal = await dealOf(ctx, show.no);
    const amount = dueCommission(deal);
    const currency = deal?.currency ?? bookkeeping.currency;
    const found = await unbilled(ctx, { show, deal, bookkeeping, currency, amount });
    if (found)
      writes.push(...invoiceStore.writes(ctx, undefined, await invoiceStore.prepare(ctx, draftOf(ctx, found))));
  }
  return writes;
}
