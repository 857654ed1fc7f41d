import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { billedBy, type NetByVat, netOf } from '#shared/domains/agreements/invoice/billed.ts';
import { sumOf } from '#shared/domains/agreements/invoice/calculation.ts';
import { heldIds, standsFor } from '#shared/domains/agreements/invoice/deduction.ts';
import type { Earlier } from '#shared/domains/agreements/invoice/draft.ts';
import { BESIDE_PROMOTER, isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { BilledRow } from '#shared/domains/agreements/invoice/proposal.ts';
import { derivedOf } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
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

/** All documents that bill a show's promoter, oldest first: drafts count, but a draft credit note takes nothing off yet. */
export async function billsOf({ tenantId }: Pick<UserContext, 'tenantId'>, showId: Id): Promise<ShowBill[]> {
  const filters = [{ column: 'shows', anyOf: [noOf(showId)] }];
  const documents = await invoiceStore.where({ tenantId }, filters);
  const beside = new Set(documents.filter(({ type }) => BESIDE_PROMOTER.includes(type)).map(({ id }) => id));
  return documents
    .filter(({ id, creditOf }) => !beside.has(id) && !(creditOf && beside.has(creditOf.invoiceId)))
    .filter((document) => document.type !== 'credit' || isIssued(document))
    .sort((a, b) => a.no - b.no)
    .map((document) => {
      const byVat = billedBy(document, showId);
      return { document, byVat, net: netOf(byVat) };
    });
}

/**
 * Each invoice's amount under one VAT case in a currency, less its credit notes. A final stands for all that it deducts.
 * `whole` is a document that bills nothing else: a final deducts it by name.
 */
export function earlierOf(bills: readonly ShowBill[], currency: string, vat: string): Earlier[] {
  const ours = bills.filter(({ document }) => document.currency === currency);
  const inside = new Set(ours.flatMap(({ document }) => heldIds(document)));
  const netIn = ({ document, byVat }: ShowBill) => {
    const credits = ours.filter((one) => one.document.creditOf?.invoiceId === document.id);
    const held = heldIds(document);
    const off = document.lines.filter((line) => line.deducts && held.includes(line.deducts.invoiceId));
    return sumOf([
      byVat.get(vat) ?? 0,
      ...credits.map((one) => one.byVat.get(vat) ?? 0),
      ...off.filter((line) => line.vat.code === vat).map(({ deducts }) => deducts?.taxable ?? 0),
    ]);
  };
  return ours
    .filter(({ document }) => document.type !== 'credit' && !inside.has(document.id))
    .map((bill) => {
      const { document } = bill;
      const [net, whole] = [netIn(bill), isIssued(document) ? standsFor(document) : []];
      const isWhole = whole.every((group) => group.vat === vat) && sumOf(whole.map(({ taxable }) => taxable)) === net;
      return { number: document.number, date: document.date, net, ...(isWhole ? { whole: document } : {}) };
    });
}

/** The invoice that bills the show's settlement; one that was wholly credited counts no more. */
export function settlementAmong(bills: readonly ShowBill[], showId: Id) {
  const settles = ({ isSettlement, settledShowIds }: Invoice) => isSettlement || settledShowIds?.includes(showId);
  const found = bills.find(({ document }) => settles(document) && document.creditIssued < document.total)?.document;
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
