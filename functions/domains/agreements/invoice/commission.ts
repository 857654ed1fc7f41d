import { clientOf } from '#functions/domains/reference/client/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { commissionInput, settledCommission } from '#shared/domains/agreements/invoice/commission.ts';
import type { NextBill } from '#shared/domains/agreements/invoice/proposal.ts';
import type { InvoiceInput } from '#shared/domains/agreements/invoice/schemas.ts';
import { serviceVat } from '#shared/domains/agreements/invoice/vat-case.ts';
import { readingLocale } from '#shared/domains/relations/contact/rules.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { bookkeepingFor, termFor } from './bookkeeping.ts';
import { type Billing, optional, vatFor } from './from-show.ts';
import { commissionedShows } from './public/billed-shows.ts';
import { isOnStatement } from './public/commission-guard.ts';

export interface Commission {
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
export async function unbilled(
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
