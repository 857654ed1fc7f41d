import { dealOf } from '#functions/domains/booking/show/public/deal-store.ts';
import { internalShow } from '#functions/domains/booking/show/public/own.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { serialized } from '#functions/platform/data/serialized.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { commissionInput, dueCommission, settledCommission } from '#shared/domains/agreements/invoice/commission.ts';
import type { BillChoice, NextBill } from '#shared/domains/agreements/invoice/proposal.ts';
import type { InvoiceFields, InvoiceInput } from '#shared/domains/agreements/invoice/schemas.ts';
import { serviceVat } from '#shared/domains/agreements/invoice/vat-case.ts';
import { readingLocale } from '#shared/domains/relations/contact/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { bookkeepingFor, termFor } from './bookkeeping.ts';
import { type Billing, billingOf, optional, vatFor } from './from-show.ts';
import { prepareInvoice } from './prepare.ts';
import { commissionedShows } from './public/billed-shows.ts';
import { commissionTurn, isOnStatement } from './public/commission-guard.ts';
import { invoiceStore } from './store.ts';

interface Commission {
  readonly bill: NextBill;
  readonly input: InvoiceInput;
}

/** The artist's side as a buyer: the company that manages the artist. Without one, the author names the buyer. */
async function sideOf(ctx: UserContext, artistId: Id) {
  const artist = await optional(ctx, artistStore, artistId);
  return optional(ctx, companyStore, artist?.management?.companyId);
}

interface Night extends Pick<Billing, 'show' | 'deal' | 'bookkeeping' | 'currency'> {
  readonly amount: number;
}
/** The invoice of a commission to the artist. Nothing if a statement or another invoice bills it. */
async function unbilled(
  ctx: UserContext,
  { show, bookkeeping, currency, amount }: Night,
): Promise<Commission | undefined> {
  const [artist] = show.artists;
  if (!artist || amount <= 0) return undefined;
  const { artistId } = artist;
  const [billed, isSettled] = await Promise.all([
    commissionedShows(ctx.tenantId, artistId),
    isOnStatement(ctx.tenantId, show.id),
  ]);
  if (billed.has(show.no) || isSettled) return undefined;
  const [company, client] = await Promise.all([sideOf(ctx, artistId), clientOf(ctx.tenantId)]);
  const [vat, term] = await Promise.all([
    vatFor(ctx, bookkeeping, company, serviceVat),
    termFor(ctx, bookkeeping, company),
  ]);
  const sides = { bookkeepingId: bookkeeping.id, companyId: company?.id, paymentTermId: term?.id, vatRateId: vat.id };
  const locale = readingLocale(undefined, company) ?? client.locale;
  return {
    bill: { kind: 'commission', text: '', due: '', net: amount },
    input: commissionInput({ show, artistId, amount, currency, locale, ...sides }),
  };
}

/** The invoice of a settled show's commission. The agency sends it, whoever sells the show. */
export async function openCommission(ctx: UserContext, billing: Billing): Promise<Commission | undefined> {
  const bookkeeping = billing.bookkeeping.isArtists ? await bookkeepingFor(ctx) : billing.bookkeeping;
  return unbilled(ctx, { ...billing, bookkeeping, amount: settledCommission(billing.deal) });
}

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
