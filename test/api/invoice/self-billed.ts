import { purchaseStore } from '#functions/domains/agreements/purchase-agreement/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { makePayee, signedPurchase } from '#test/api/payout/purchases.ts';
import { ok } from '#test/support/api.ts';
import { type Billing, billingAgency } from './agency.ts';
import { addPaper, artistsBooks } from './artists-books.ts';

export const contextOf = ({ tenantId }: Billing) => ({
  tenantId,
  actor: { userId: 'test', name: 'Test' },
  now: new Date(),
});

/** An agency whose artist has a bookkeeping and, unless said, the agreement on self-billing. */
export async function agencyWith({ silenceDays = 0, hasFile = true, isOwn = true } = {}) {
  const billing = await billingAgency();
  const book = await artistsBooks(billing, { selfBillOn: '2020-01-01', silenceDays });
  if (hasFile) await addPaper(billing, billing.artist.id, 'selfBilling');
  const ctx = contextOf(billing);
  const artist = await artistStore.get(ctx, billing.artist.id);
  if (isOwn) await artistStore.update(ctx, artist, { ...artist, bookkeepingId: book.id });
  return { ...billing, book, payee: await makePayee(billing) };
}
export type Made = Awaited<ReturnType<typeof agencyWith>>;
/** A signed purchase of EUR 8,500.00 at 9 % (G46). */
export async function signed(agency: Made) {
  const { id } = await signedPurchase(agency, agency.payee);
  const before = await purchaseStore.get(contextOf(agency), id);
  const [like] = before.document.lines;
  if (!like) throw new Error('the purchase has no line');
  const line = { ...like, text: 'Performance less commission', quantity: 1, net: 850_000, vatRate: 9000 };
  return purchaseStore.update(contextOf(agency), before, {
    ...before,
    document: { ...before.document, currency: 'EUR', lines: [line] },
  });
}

/** The draft of its self-billed invoice. */
export const drafted = async (agency: Made): Promise<Invoice> =>
  ok(invoiceContract.routes.selfBill, agency.users.finance, { params: { id: (await signed(agency)).id }, body: {} });
