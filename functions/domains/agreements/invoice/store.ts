import {
  FREE_COLUMNS,
  freeCells,
  freeMapping,
  freeSlots,
} from '#functions/domains/identity/free-field/public/slots.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { currencyNo } from '#functions/platform/record/currency-no.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byRange } from '#functions/platform/record/range-field.ts';
import { byFlag, byId, byWord, type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { isTakenBack } from '#shared/domains/agreements/invoice/deduction.ts';
import { invoiceFields } from '#shared/domains/agreements/invoice/fields.ts';
import {
  E_STATES,
  INVOICE_STAGES,
  INVOICE_TYPES,
  isCredit,
  isIssued,
} from '#shared/domains/agreements/invoice/kinds.ts';
import { derivedOf } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { SETTLED_STATES } from '#shared/domains/agreements/invoice/settlement.ts';
import { figuresOf } from '#shared/domains/agreements/invoice/sums.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold, naturalOrder } from '#shared/kernel/text/text.ts';
import { addDays, dateOf, dayNumber, type LocalDate } from '#shared/kernel/time/date.ts';
import { deductionGuards } from './deduction-guard.ts';
import { withOverdue } from './overdue.ts';
import { outstandingWrites } from './public/outstanding-sums.ts';

type Invoice = Stored<InvoiceFields>;

/** Clustered by the day it is dated; a draft without one by the day it was made. */
const index = defineList({
  name: 'invoice',
  key: 'number',
  columns: {
    stage: 'u8',
    type: 'u8',
    settled: 'u8',
    due: 'u32',
    status: 'u32',
    bookkeeping: 'u32',
    shows: 'many',
    artists: 'many',
    company: 'u32',
    contact: 'u32',
    owner: 'u32',
    currency: 'u16',
    /** As the buyer owes it: credit notes are negative. */
    net: 'i48',
    tax: 'i48',
    total: 'i48',
    paid: 'i48',
    open: 'i48',
    sent: 'flag',
    disputed: 'flag',
    eInvoice: 'u8',
    number: 'text',
    buyer: 'text',
    words: 'text',
    tags: 'many',
    ...FREE_COLUMNS,
  },
});

export const invoiceMapping: ListMapping = {
  keyword: 'words',
  fields: {
    stage: byWord('stage', INVOICE_STAGES),
    type: byWord('type', INVOICE_TYPES),
    sent: byFlag('sent'),
    disputed: byFlag('disputed'),
    eInvoice: byWord('eInvoice', E_STATES),
    status: byId('status'),
    bookkeeping: byId('bookkeeping'),
    show: byId('shows'),
    artist: byId('artists'),
    company: byId('company'),
    contact: byId('contact'),
    owner: byId('owner'),
    tag: byId('tags'),
    currency: { column: 'currency', toNo: currencyNo },
    due: byRange('due'),
  },
  sorts: { date: 'key', number: 'number', company: 'buyer', due: 'due', total: 'total', open: 'open' },
  agency: withOverdue(freeMapping('invoice')),
  range: (from, to) => ({
    ...(from ? { from: dayNumber(from) } : {}),
    ...(to ? { to: dayNumber(addDays(to, 1)) } : {}),
  }),
};

const no = (id: string | undefined) => (id ? noOf(id) : 0);
const day = (date: LocalDate | '') => (date ? dayNumber(date) : 0);
/** As it stands on a day that nothing is overdue on: which that is, is asked of the due day. */
const NEVER_LATE = '0000-00-00';

const rowOf = (invoice: Invoice) => ({
  no: invoice.no,
  key: dayNumber(invoice.date || dateOf(invoice.createdAt)),
  stage: wordNo(INVOICE_STAGES, invoice.stage),
  type: wordNo(INVOICE_TYPES, invoice.type),
  settled: wordNo(SETTLED_STATES, derivedOf(invoice, NEVER_LATE).settlement ?? ''),
  due: isIssued(invoice) ? day(invoice.dueDate || invoice.date) : 0,
  status: no(invoice.statusId),
  bookkeeping: no(invoice.bookkeepingId),
  shows: invoice.shows.map(({ showId }) => noOf(showId)),
  artists: invoice.artists.map(({ artistId }) => noOf(artistId)),
  company: no(invoice.company?.companyId),
  contact: no(invoice.contact?.contactId),
  owner: no(invoice.owner.userId),
  currency: currencyNo(invoice.currency),
  ...figuresOf(invoice),
  sent: invoice.sentAt !== undefined,
  disputed: invoice.dispute !== undefined,
  eInvoice: wordNo(E_STATES, invoice.eInvoice?.state ?? ''),
  number: naturalOrder(fold(invoice.number)),
  buyer: fold(invoice.company?.name ?? ''),
  tags: (invoice.tagIds ?? []).map(noOf),
  words: fold(
    [
      invoice.number,
      invoice.reference,
      invoice.company?.name,
      invoice.contact?.fullName,
      ...invoice.artists.map(({ name }) => name),
      ...invoice.shows.flatMap((show) => [show.number, show.title, show.venue]),
    ].join(' '),
  ),
  ...freeCells(invoice),
});

const live = (invoice: Invoice | undefined) => (invoice?.deletedAt ? undefined : invoice);

const heldPurchase = (invoice: InvoiceFields): string =>
  isCredit(invoice) || isTakenBack(invoice) ? '' : (invoice.selfBill?.agreement.id ?? '');

export const invoiceStore = new RecordStore<InvoiceFields>({
  name: 'invoice',
  fields: invoiceFields,
  isPacked: true,
  // The issued document says these to everybody, and keeps them as they are.
  untold: ['seller', 'buyer', 'payTo'],
  title: ({ number, company, shows }) => number || company?.name || shows[0]?.title || '–',
  unique: [
    // A purchase agreement has one self-billed invoice, until that is credited in full.
    { kind: 'selfBill', field: 'agreementId', of: (invoice) => heldPurchase(invoice) },
    { kind: 'number', field: 'number', of: ({ number, bookkeepingId }) => number && `${bookkeepingId} ${number}` },
  ],
  derived: (tenantId, before, after) => [
    ...outstandingWrites(tenantId, live(before), live(after)),
    ...deductionGuards(tenantId, live(before), live(after)),
  ],
  list: listOf(index, rowOf, freeSlots('invoice')),
});

/** Documents, their payments and credit notes need the bookkeeping they are kept in: drafts too. */
export async function checkNoInvoices(
  ctx: { readonly tenantId: string },
  book: { readonly no: number },
): Promise<void> {
  const filters = [{ column: 'bookkeeping', anyOf: [book.no] }];
  const [first] = (await invoiceStore.definition.list?.all(ctx.tenantId, { filters })) ?? [];
  const [found] = first === undefined ? [] : await invoiceStore.many(ctx, [first]);
  if (found) throw new AppError('inUse', { params: { name: invoiceStore.definition.title(found) } });
}
