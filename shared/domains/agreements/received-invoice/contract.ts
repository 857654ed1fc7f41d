import * as z from 'zod';
import { Download } from '#shared/domains/agreements/agreement/rendering.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { Rev, rowsOf } from '#shared/kernel/contract/parts.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { FileName } from '#shared/kernel/record/file.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { text } from '#shared/kernel/text/text.ts';
import { IgnoreReason, ReceivedInvoice, ReceivedMatch, ReceivedState } from './schemas.ts';

/** The largest file of an e-invoice, as base64 text within a request: about 2 MB. */
export const E_FILE_CHARS_MAX = 2_800_000;

export const receivedInvoiceContract = contract('received-invoice', {
  errors: {
    'receivedInvoice.unreadable': 400,
    'receivedInvoice.noData': 400,
    'receivedInvoice.noNumber': 400,
    'receivedInvoice.noDate': 400,
    'receivedInvoice.noCurrency': 400,
    'receivedInvoice.noTotal': 400,
    'receivedInvoice.noSeller': 400,
    'receivedInvoice.credit': 409,
    'receivedInvoice.currency': 409,
    'receivedInvoice.done': 409,
    'receivedInvoice.notIgnored': 409,
    'document.badTransition': 409,
    'purchaseAgreement.locked': 409,
    'purchaseAgreement.invoiceInFuture': 400,
  },
  routes: {
    /** Lists the received e-invoices of a state, the newest first. Open ones have the agreement that they seem to bill. */
    list: route(core('POST', '/einvoice/received/list'), reads('purchaseAgreement.update'), {
      body: z.object({ state: ReceivedState.default('open'), page: z.int().min(1).default(1) }),
      output: z.object({ rows: z.array(ReceivedInvoice), total: z.int(), page: z.int(), pageCount: z.int() }),
    }),
    /** Takes an e-invoice that a user has as a file: XML, or a PDF with the invoice as data. */
    import: route(core('POST', '/einvoice/received/import'), writes('purchaseAgreement.update', 'files:write'), {
      memory: 1024,
      timeout: 29,
      body: z.object({
        name: FileName,
        content: z.base64({ error: 'receivedInvoice.unreadable' }).min(1).max(E_FILE_CHARS_MAX, { error: 'tooLong' }),
      }),
      output: z.object({ invoice: ReceivedInvoice, isKnown: z.boolean() }),
    }),
    /** Finds agreements that an e-invoice may bill, each with what the two say differently. */
    agreements: route(core('POST', '/einvoice/received/{id}/agreements'), reads('purchaseAgreement.update'), {
      body: z.object({ keyword: text(100).default('') }),
      output: rowsOf(ReceivedMatch),
    }),
    /** Enters the e-invoice as the invoice of an agreement, with its file. */
    confirm: route(core('POST', '/einvoice/received/{id}/confirm'), writes('purchaseAgreement.update'), {
      body: Rev.extend({ agreementId: Id, agreementRev: RevInput }),
      output: ReceivedInvoice,
    }),
    /** Sets an e-invoice aside that bills no agreement. */
    ignore: route(core('POST', '/einvoice/received/{id}/ignore'), writes('purchaseAgreement.update'), {
      body: Rev.extend({ reason: IgnoreReason }),
      output: ReceivedInvoice,
    }),
    /** Takes back that an e-invoice was set aside. */
    reopen: route(core('POST', '/einvoice/received/{id}/reopen'), writes('purchaseAgreement.update'), {
      body: Rev,
      output: ReceivedInvoice,
    }),
    /** An address of a minute for the file. */
    download: route(core('POST', '/einvoice/received/{id}/file'), reads('purchaseAgreement.update', 'files:read'), {
      output: Download,
    }),
  },
});
