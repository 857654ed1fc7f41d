import { agreementFor } from '#functions/domains/agreements/agreement/public/view.ts';
import { enteringInvoice } from '#functions/domains/agreements/purchase-agreement/public/enter-invoice.ts';
import { purchaseKind } from '#functions/domains/agreements/purchase-agreement/public/kind.ts';
import { purchaseStore } from '#functions/domains/agreements/purchase-agreement/store.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { showsOf } from '#shared/domains/agreements/agreement/shows.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { selfBillInput } from '#shared/domains/agreements/invoice/self-bill.ts';
import { homeCases, proposedVat } from '#shared/domains/agreements/invoice/vat-case.ts';
import { withCredit } from '#shared/domains/agreements/purchase-agreement/rules.ts';
import type { PurchaseFields } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { bookkeepingFor } from './bookkeeping.ts';
import { vatCases } from './lines.ts';
import { behalfProblems } from './on-behalf.ts';
import { prepareInvoice } from './prepare.ts';
import { invoiceStore } from './store.ts';

type Purchase = Stored<PurchaseFields>;
type Invoice = Stored<InvoiceFields>;

/** The artist's own bookkeeping, which is the seller. Without it and the agreement on file, nothing is self-billed. */
async function sellerOf(ctx: UserContext, { artists }: Purchase) {
  const [artist] = artists;
  const found = artist && (await artistStore.find(ctx, artist.artistId));
  const seller = found?.bookkeepingId ? await bookkeepingStore.find(ctx, found.bookkeepingId) : undefined;
  if (!artist || !seller?.isArtists || seller.deletedAt) throw new AppError('selfBill.noAgreement');
  const draft = { artists: [artist], shows: [], date: dayIn(ctx.now, seller.zone) };
  const [problem] = await behalfProblems(ctx, draft, seller, 'selfBilling');
  if (problem) throw new AppError(problem.code);
  return { seller, artist };
}

/** The draft of a signed purchase agreement's invoice. */
export async function createSelfBill(ctx: UserContext, agreementId: Id): Promise<Invoice> {
  checkInternal(ctx);
  const agreement = (await agreementFor(purchaseKind, ctx, agreementId)) as Purchase;
  if (agreement.stage !== 'signed' || agreement.lockedAt) throw new AppError('document.badTransition');
  const [{ seller, artist }, buyer, cases] = await Promise.all([
    sellerOf(ctx, agreement),
    bookkeepingFor(ctx),
    vatCases(ctx),
  ]);
  const sale = {
    sellerCountry: seller.address.countryId,
    sellerVat: seller.vatNumber,
    buyerCountry: buyer.address.countryId,
    buyerVat: buyer.vatNumber,
    usual: [seller.vatRateId],
    date: dayIn(ctx.now, seller.zone),
  };
  const usual = proposedVat(cases, sale);
  if (!usual) throw new AppError('choice', { field: 'lines.0.vatRateId' });
  const { document, owner, id, number } = agreement;
  const input = selfBillInput({
    bookkeepingId: seller.id,
    locale: document.locale,
    currency: document.currency,
    supplyFrom: document.show.date,
    supplyTo: document.show.lastDate ?? document.show.date,
    lines: document.lines,
    showIds: showsOf(agreement).map(({ showId }) => showId),
    artistIds: [artist.artistId],
    ownerId: owner.userId,
    home: homeCases(cases, sale),
    usual,
  });
  const fields = await prepareInvoice(ctx, input, undefined, 'selfBilled');
  const selfBill = { agreement: { id, number }, bookkeepingId: buyer.id };
  return invoiceStore.create(ctx, { ...fields, selfBill }, { extra: [purchaseStore.unchanged(ctx, agreement)] });
}

/** The agreement in the transaction of its self-billed invoice, or of that one's credit note. */
export async function purchaseWrites(ctx: UserContext, invoice: Invoice): Promise<readonly Write[]> {
  const { selfBill, type, number, date, total, currency } = invoice;
  if (!selfBill) return [];
  const agreement = await purchaseStore.get(ctx, selfBill.agreement.id);
  if (type === 'selfBilledCredit') {
    const say = (minor: number) => moneyText({ minor, currency }, ctx.locale);
    const after = purchaseStore.next(ctx, agreement, withCredit(agreement, total, say));
    return purchaseStore.writes(ctx, agreement, after, { action: 'credit' });
  }
  if (!date) throw new AppError('required', { field: 'date' });
  return (await enteringInvoice(ctx, agreement, { number, date, amount: total, invoiceId: invoice.id })).writes;
}
