import * as z from 'zod';
import { Download, DownloadInput } from '#shared/domains/agreements/agreement/rendering.ts';
import { SendInput } from '#shared/domains/agreements/agreement/sending.ts';
import { LinkRow } from '#shared/domains/relations/link/schemas.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { freeListRequest } from '#shared/kernel/contract/list.ts';
import { paged } from '#shared/kernel/contract/paging.ts';
import { Nothing, Rev, rowsOf } from '#shared/kernel/contract/parts.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { UnlockInput } from '#shared/kernel/record/lock.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { Activity } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { invoiceErrors } from './errors.ts';
import { CONFIRMABLE } from './kinds.ts';
import { InvoiceLetter } from './letter.ts';
import { nextRoutes } from './next-routes.ts';
import { InvoiceProposal, OfShow } from './proposal.ts';
import { reminderRoutes } from './reminder-routes.ts';
import { Invoice, InvoiceInput, InvoiceLine, InvoiceRow, NewType } from './schemas.ts';
import { selfBillRoutes } from './self-bill-routes.ts';

export const INVOICE_LIST = {
  fields: [
    'stage',
    'settlement',
    'overdue',
    'type',
    'sent',
    'disputed',
    'eInvoice',
    'status',
    'show',
    'artist',
    'company',
    'owner',
    'bookkeeping',
    'tag',
    'currency',
    'due',
  ],
  sorts: ['date', 'number', 'company', 'due', 'total', 'open'],
  free: true,
} as const;
export const InvoiceListRequest = freeListRequest(INVOICE_LIST);
const InYear = z.object({ year: z.coerce.number().pipe(z.int().min(2000).max(2100)) });
const figures = { net: z.int(), tax: z.int(), total: z.int(), paid: z.int(), open: z.int() };
const Sum = z.object({ currency: Currency, count: z.int(), ...figures });
/** The choices for a new draft; a choice that is left out has a default. */
const Wish = z.object({ bookkeepingId: Id.optional() });

export const invoiceContract = contract('invoice', {
  errors: invoiceErrors,
  routes: {
    ...reminderRoutes,
    ...nextRoutes,
    ...selfBillRoutes,
    list: route(pageApi('POST', '/invoice/list'), reads('invoice.read'), {
      aliases: [v1('GET', '/invoices'), pageApi('POST', '/invoicev2/list')],
      body: InvoiceListRequest,
      output: paged(InvoiceRow),
    }),
    get: route(v1('GET', '/invoices/{id}'), reads('invoice.read'), { output: Invoice }),
    create: route(v1('PUT', '/invoices'), writes('invoice.create'), {
      body: InvoiceInput.extend({ ofShow: OfShow.optional(), type: NewType }),
      output: Invoice,
    }),
    /**
     * The charges of a show, as agreed or as settled, less the amounts of earlier invoices.
     * Stores nothing: the form that it fills creates the draft.
     */
    proposal: route(v1('GET', '/shows/{id}/invoiceproposal'), reads('invoice.create'), {
      query: Wish,
      output: InvoiceProposal,
    }),
    /** Creates the draft at once from the charges of a show. */
    createFromShow: route(v1('POST', '/shows/{id}/createInvoice'), writes('invoice.create'), {
      body: Wish,
      output: Invoice,
    }),
    update: route(v1('POST', '/invoices/{id}'), writes('invoice.update'), {
      body: InvoiceInput.extend(Rev.shape),
      output: Invoice,
    }),
    /** Creates a new draft with the same lines. */
    copy: route(v1('POST', '/invoices/{id}/copy'), writes('invoice.create'), { output: Invoice }),
    /** Issues a draft: sets its number and its day, and freezes it. */
    issue: route(v1('POST', '/invoices/{id}/issue'), writes('invoice.issue'), {
      body: Rev.extend({
        date: LocalDate.optional(),
        /** The codes of warnings that the caller read and confirms. */
        confirmed: z.array(z.enum(CONFIRMABLE)).max(CONFIRMABLE.length).default([]),
      }),
      output: Invoice,
    }),
    /** Hands a draft to the reviewers, where its bookkeeping wants a review. */
    submit: route(v1('POST', '/invoices/{id}/review'), writes('invoice.update'), { body: Rev, output: Invoice }),
    /** Returns a draft from its review to its author. */
    sendBack: route(v1('POST', '/invoices/{id}/sendback'), writes('invoice.review'), {
      body: Rev.extend({ reason: requiredText(REASON_MAX) }),
      output: Invoice,
    }),
    /** Drafts a credit note for the amounts that are not credited yet. It counts once it is issued. */
    makeCredit: route(v1('POST', '/invoices/{id}/makecredit'), writes('invoice.credit'), {
      body: Rev,
      output: Invoice,
    }),
    render: route(v1('POST', '/invoices/{id}/render'), writes('invoice.issue'), { body: Nothing, output: Invoice }),
    download: route(v1('POST', '/invoices/{id}/download'), reads('invoice.read', 'files:read'), {
      body: DownloadInput,
      output: Download,
    }),
    send: route(v1('POST', '/invoices/{id}/send'), writes('invoice.send'), {
      body: SendInput.extend(Rev.shape),
      output: z.object({ invoice: Invoice, link: LinkRow }),
    }),
    /** Returns the recipient and the text of a mail with an invoice, in the buyer's language unless `locale` is set. */
    letter: route(v1('GET', '/invoices/{id}/letter'), reads('invoice.send'), {
      query: z.object({ locale: Locale.optional() }),
      output: InvoiceLetter,
    }),
    products: route(v1('GET', '/invoices/{id}/products'), reads('invoice.read'), {
      output: z.object({ currency: Currency, rows: z.array(InvoiceLine) }),
    }),
    lock: route(v1('POST', '/invoices/{id}/lock'), writes('invoice.update'), { body: Rev, output: Invoice }),
    unlock: route(v1('POST', '/invoices/{id}/unlock'), writes('invoice.update'), {
      body: UnlockInput,
      output: Invoice,
    }),
    linkShow: route(v1('POST', '/invoices/{id}/linkshow'), writes('invoice.update'), {
      body: Rev.extend({ showId: Id }),
      output: Invoice,
    }),
    unlinkShow: route(v1('POST', '/invoices/{id}/unlinkshow'), writes('invoice.update'), {
      body: Rev.extend({ showId: Id }),
      output: Invoice,
    }),
    /** Sums the documents issued in a year by settlement. Credit notes count negative; no sum mixes currencies. */
    totalsData: route(v1('GET', '/invoices/stats/totalsdata'), reads('invoice.read'), {
      query: InYear,
      output: rowsOf(Sum.extend({ settlement: z.string() })),
    }),
    totalPerOwner: route(v1('GET', '/invoices/stats/totalperowner'), reads('invoice.read'), {
      query: InYear,
      output: rowsOf(Sum.extend({ ownerId: Id, name: z.string() })),
    }),
    /** Sums all documents that match a list's request, separately by currency. Credit notes count negative. */
    sums: route(pageApi('POST', '/invoice/sums'), reads('invoice.read'), {
      body: InvoiceListRequest,
      output: rowsOf(Sum),
    }),
    remove: route(v1('DELETE', '/invoices/{id}'), writes('invoice.delete'), { output: Done }),
    activity: route(v1('GET', '/invoices/{id}/activity'), reads('invoice.read'), {
      query: z.object({ before: z.string().max(26).optional() }),
      output: rowsOf(Activity),
    }),
  },
});
