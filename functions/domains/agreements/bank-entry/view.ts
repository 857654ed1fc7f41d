import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { type Documents, proposalsFor } from '#shared/domains/agreements/bank-entry/proposals.ts';
import { stillPaid, takenBackBy } from '#shared/domains/agreements/bank-entry/reversals.ts';
import { leftOf, stateOf } from '#shared/domains/agreements/bank-entry/rules.ts';
import type { BankEntry, BankEntryFields, BankMatch } from '#shared/domains/agreements/bank-entry/schemas.ts';
import { BANK_ENTRY_STATES } from '#shared/domains/agreements/bank-entry/states.ts';
import { openAmount } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { SETTLED_STATES } from '#shared/domains/agreements/invoice/settlement.ts';
import { OPEN_STATES } from '#shared/domains/agreements/invoice/state.ts';
import type { Match, OpenDocument } from '#shared/domains/agreements/payment/bank-matching.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { bankEntryStore } from './store.ts';

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

/** Finds the payments that open reversals seem to take back. Reads the booked entries only if there is a reversal. */
async function reversalsOf(ctx: Tenant, entries: readonly Entry[]): Promise<[string, BankMatch][]> {
  if (!entries.some(({ isReversal }) => isReversal)) return [];
  const anyOf = [wordNo(BANK_ENTRY_STATES, 'booked')];
  const booked = await bankEntryStore.where(ctx, [{ column: 'state', anyOf }]);
  const [done, known] = [booked.filter(({ isReversal }) => isReversal), booked.filter(({ isReversal }) => !isReversal)];
  const found = [...takenBackBy(entries, stillPaid(known, done))];
  const invoices = await invoiceStore.many(ctx, [
    ...new Set(found.flatMap(([, { parts }]) => parts.map(({ invoiceId }) => noOf(invoiceId)))),
  ]);
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  return found.map(([id, match]) => {
    const parts = match.parts.map((part) => ({
      ...part,
      debtor: byId.get(part.invoiceId)?.company?.name ?? '',
      open: part.amount,
    }));
    return [id, { ...match, parts }];
  });
}

/** Finds the documents that open entries seem to pay. All entries are needed, because a document is paid once. */
export async function matchesFor(ctx: Tenant, entries: readonly Entry[]): Promise<ReadonlyMap<string, BankMatch>> {
  const documents = await openDocuments(ctx);
  const byId = new Map([...documents.invoices, ...documents.credits].map((one) => [one.id, one]));
  const found = proposalsFor(entries, documents);
  const paying = [...found].map(([id, match]): [string, BankMatch] => [id, matchOf(match, byId)]);
  return new Map([...paying, ...(await reversalsOf(ctx, entries))]);
}
