import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { Rev } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { FileName } from '#shared/kernel/record/file.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { BankEntry, BankEntryStateName, CsvColumns, CsvQuestion, IgnoreReason, PartInput } from './schemas.ts';
import { PARTS_MAX } from './states.ts';

/** The largest statement file, as base64 text within a request. It holds several thousand entries. */
export const STATEMENT_CHARS_MAX = 2_800_000;
/** Most entries that one request confirms. A page confirms more in several requests. */
export const CONFIRM_MAX = 20;

export const ImportReport = z.object({
  added: z.int(),
  /** Entries that an earlier file brought. */
  known: z.int(),
  /** Lines that are no bookings, such as pending ones or rows without an amount. */
  passedOver: z.int(),
});
export type ImportReport = z.infer<typeof ImportReport>;
const Confirmation = z.object({ id: Id, rev: RevInput, parts: z.array(PartInput).min(1).max(PARTS_MAX) });

export const bankEntryContract = contract('bank-entry', {
  errors: {
    'bankEntry.unreadable': 400,
    'bankEntry.noEntries': 400,
    'bankEntry.columns': 400,
    'bankEntry.partsAbove': 409,
    'bankEntry.sameTwice': 400,
    'bankEntry.wrongKind': 409,
    'bankEntry.currency': 409,
    'bankEntry.done': 409,
    'bankEntry.notDone': 409,
    'document.badTransition': 409,
    'payment.exceedsOpen': 409,
    'payment.creditAbove': 409,
    'payment.creditUsed': 409,
    'payment.dateInFuture': 400,
    'payment.dateTooEarly': 400,
    'currency.noRate': 400,
  },
  routes: {
    /** Lists the entries of a state, the newest first. Open ones have the documents that they seem to pay. */
    list: route(pageApi('POST', '/bankentry/list'), reads('invoice.pay'), {
      body: z.object({ state: BankEntryStateName.default('open'), page: z.int().min(1).default(1) }),
      output: z.object({
        rows: z.array(BankEntry),
        total: z.int(),
        page: z.int(),
        pageCount: z.int(),
        /** The open entries whose match is certain, on all pages. */
        certain: z.array(Confirmation),
      }),
    }),
    /** Takes the entries of a statement file. A CSV file of an unknown format is answered with a question. */
    import: route(pageApi('POST', '/bankentry/import'), writes('invoice.pay'), {
      memory: 1024,
      timeout: 29,
      body: z.object({
        name: FileName,
        content: z.base64({ error: 'bankEntry.unreadable' }).min(1).max(STATEMENT_CHARS_MAX, { error: 'tooLong' }),
        columns: CsvColumns.optional(),
      }),
      output: z.object({ report: ImportReport.optional(), question: CsvQuestion.optional() }),
    }),
    /** Books payments for entries. Each entry is a transaction of its own. */
    confirm: route(pageApi('POST', '/bankentry/confirm'), writes('invoice.pay'), {
      body: z.object({ items: z.array(Confirmation).min(1).max(CONFIRM_MAX) }),
      output: z.object({
        results: z.array(z.object({ id: Id, entry: BankEntry.optional(), problem: z.string().optional() })),
      }),
    }),
    /** Sets an entry, or its rest, aside. */
    ignore: route(pageApi('POST', '/bankentry/{id}/ignore'), writes('invoice.pay'), {
      body: Rev.extend({ reason: IgnoreReason }),
      output: BankEntry,
    }),
    /** Removes the payments of an entry and the reason for setting it aside. */
    reopen: route(pageApi('POST', '/bankentry/{id}/reopen'), writes('invoice.pay'), { body: Rev, output: BankEntry }),
  },
});
