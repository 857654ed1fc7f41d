import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { type Documents, proposalsFor } from '#shared/domains/agreements/bank-entry/proposals.ts';
import { leftOf, stateOf } from '#shared/domains/agreements/bank-entry/rules.ts';
import type { BankEntry, BankEntryFields, BankMatch } from '#shared/domains/agreements/bank-entry/schemas.ts';
import { openAmount } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { SETTLED_STATES } from '#shared/domains/agreements/invoice/settlement.ts';
import { OPEN_STATES } from '#shared/domains/agreements/invoice/state.ts';
import type { Match, OpenDocument } from '#shared/domains/agreements/payment/bank-matching.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Entry = Stored<BankEntryFields>;
type Tenant = { readonly tenantId: string };

const documentOf = (invoice: Stored<InvoiceFields>): OpenDocument => ({
  id: invoice.id,
  number: invoice.number,
  open: openAmount(invoice),
  currency: invoice.currency,
  dueDate: invoice.dueDate || invoice.date,
  debtor: invoice.company?.name ?? '',
});

/** Finds the documents that are still to be paid, or paid back. */
async function openDocuments({ tenantId }: Tenant): Promise<Documents> {
  const anyOf = OPEN_STATES.map((state) => wordNo(SETTLED_STATES, state));
  const found = await invoiceStore.where({ tenantId }, [{ column: 'settled', anyOf }]);
  const [credits, invoices] = [true, false].map((isCredit) =>
    found.filter(({ type }) => (type === 'credit') === isCredit).map(documentOf),
  );
  return { credits: credits ?? [], invoices: invoices ?? [] };
}

function matchOf(match: Match, documents: ReadonlyMap<string, OpenDocument>): BankMatch {
  const parts = match.parts.map(({ id, amount }) => {
    const { number = '', debtor = '', open = 0 } = documents.get(id) ?? {};
    return { invoiceId: id, amount, number, debtor, open };
  });
  return { certainty: match.certainty, by: match.by, parts, left: match.left };
}

/** An entry as its page gets it. */
export const entryView = (entry: Entry, match?: BankMatch): BankEntry => ({
  ...entry,
  state: stateOf(entry),
  left: leftOf(entry),
  ...(match ? { match } : {}),
});

/** Finds the documents that open entries seem to pay. All entries are needed, because a document is paid once. */
export async function matchesFor(ctx: Tenant, entries: readonly Entry[]): Promise<ReadonlyMap<string, BankMatch>> {
  const documents = await openDocuments(ctx);
  const byId = new Map([...documents.invoices, ...documents.credits].map((one) => [one.id, one]));
  const found = proposalsFor(entries, documents);
  return new Map([...found].map(([id, match]) => [id, matchOf(match, byId)]));
}
