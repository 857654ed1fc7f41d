import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { billedBy, type NetByVat, netOf } from '#shared/domains/agreements/invoice/billed.ts';
import type { Earlier } from '#shared/domains/agreements/invoice/draft.ts';
import { derivedOf } from '#shared/domains/agreements/invoice/rules.ts';
import type { BilledRow, InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { invoiceStore } from './store.ts';

type Invoice = Stored<InvoiceFields>;

/** A document and what it bills of one show. */
export interface ShowBill {
  readonly document: Invoice;
  readonly byVat: NetByVat;
  readonly net: number;
}

/** All documents that bill a show, oldest first: drafts count, but a draft credit note takes nothing off yet. */
export async function billsOf({ tenantId }: Pick<UserContext, 'tenantId'>, showId: Id): Promise<ShowBill[]> {
  const filters = [{ column: 'shows', anyOf: [noOf(showId)] }];
  const nos = (await invoiceStore.definition.list?.all(tenantId, { filters })) ?? [];
  const documents = await invoiceStore.many({ tenantId }, nos, new Set(nos));
  return documents
    .filter(({ type, stage }) => type !== 'credit' || stage !== 'draft')
    .sort((a, b) => a.no - b.no)
    .map((document) => {
      const byVat = billedBy(document, showId);
      return { document, byVat, net: netOf(byVat) };
    });
}

/** Each invoice's amount under one VAT case in a currency, less its credit notes. */
export function earlierOf(bills: readonly ShowBill[], currency: string, vat: string): Earlier[] {
  const ours = bills.filter(({ document }) => document.currency === currency);
  const creditsOf = ({ id }: Invoice) => ours.filter(({ document }) => document.creditOf?.invoiceId === id);
  return ours
    .filter(({ document }) => document.type === 'invoice')
    .map((bill) => ({
      number: bill.document.number,
      date: bill.document.date,
      net: [bill, ...creditsOf(bill.document)].reduce((sum, { byVat }) => sum + (byVat.get(vat) ?? 0), 0),
    }));
}

/** The invoice that bills the show's settlement; one that was wholly credited counts no more. */
export function settlementAmong(bills: readonly ShowBill[]) {
  const found = bills.find(({ document }) => document.isSettlement && document.creditIssued < document.total)?.document;
  return found && { invoiceId: found.id, number: found.number };
}

/** Amounts of documents of others still count; only their names stay hidden. */
export const maySee = (ctx: UserContext, { artists }: Invoice): boolean =>
  ctx.actor.permissions.has('invoice.read') &&
  artistAccess.may(
    ctx,
    artists.map(({ artistId }) => artistId),
  );

export const rowOf = ({ document, net }: ShowBill, today: LocalDate): BilledRow => ({
  invoiceId: document.id,
  number: document.number,
  type: document.type,
  date: document.date,
  currency: document.currency,
  net,
  ...derivedOf(document, today),
});
