import * as z from 'zod';
import { Download, DownloadInput } from '#shared/domains/agreements/agreement/rendering.ts';
import { SendInput } from '#shared/domains/agreements/agreement/sending.ts';
import { InvoiceLetter } from '#shared/domains/agreements/invoice/letter.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { Nothing, rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, recordRoutes } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { Agreed, ArtistBalance, Payout, Statement, StatementFigures, StatementInput, StatementRow } from './schemas.ts';

export const STATEMENT_LIST = {
  fields: ['stage', 'artist', 'bookkeeping'],
  sorts: ['date', 'number', 'artist', 'balance'],
} as const;
export const StatementListRequest = listRequest(STATEMENT_LIST);

const {
  restore: _restore,
  picker: _picker,
  ...kept
} = recordRoutes({
  domain: 'statement',
  plural: 'statements',
  input: StatementInput,
  output: Statement,
  row: StatementRow,
  list: StatementListRequest,
  right: (action) => (action === 'read' ? 'purchaseAgreement.read' : 'purchaseAgreement.update'),
});

/** Statements use the rights of purchase agreements, the other documents between agency and artist. */
export const statementContract = contract('statement', {
  errors: {
    'document.badTransition': 409,
    'deal.tooMuch': 400,
    'statement.empty': 400,
    'statement.tooMany': 400,
    'statement.moved': 409,
    'statement.taken': 409,
    'statement.dateInFuture': 400,
    'statement.dateTooEarly': 400,
    'statement.nothingToPay': 400,
    'statement.questionsFull': 409,
    'statement.notReady': 409,
    'statement.noFile': 404,
    'period.locked': 409,
  },
  routes: {
    ...kept,
    /** Computes the figures of a statement that is not saved yet. */
    preview: route(core('POST', '/statement/preview'), reads('purchaseAgreement.update'), {
      body: StatementInput,
      output: StatementFigures,
    }),
    /** Returns what the agency owes an artist, by currency. */
    balance: route(core('GET', '/statement/balance/{artistId}'), reads('purchaseAgreement.read'), {
      params: z.object({ artistId: Id }),
      output: rowsOf(ArtistBalance),
    }),
    /** Numbers and freezes the statement. `balance` is the one that the sender saw. */
    send: route(core('POST', '/statement/{id}/send'), writes('purchaseAgreement.send'), {
      output: Statement,
      body: z.object({ rev: RevInput, balance: z.int() }),
    }),
    /** Makes the PDF of a sent statement that has none. */
    render: route(core('POST', '/statement/{id}/render'), writes('purchaseAgreement.send'), {
      output: Statement,
      body: Nothing,
    }),
    download: route(core('POST', '/statement/{id}/download'), reads('purchaseAgreement.read', 'files:read'), {
      body: DownloadInput.omit({ kind: true }),
      output: Download,
    }),
    /** Proposes the mail with the link to a sent statement. */
    letter: route(core('GET', '/statement/{id}/letter'), reads('purchaseAgreement.send'), { output: InvoiceLetter }),
    /** Mails the link to a sent statement. */
    mail: route(core('POST', '/statement/{id}/mail'), writes('purchaseAgreement.send'), {
      output: Statement,
      body: SendInput.extend({ rev: RevInput }),
    }),
    agree: route(core('POST', '/statement/{id}/agree'), writes('purchaseAgreement.send'), {
      output: Statement,
      body: Agreed.extend({ rev: RevInput }),
    }),
    /** Pays the balance out. A balance below 0 is carried over, one of 0 needs nothing. */
    settle: route(core('POST', '/statement/{id}/settle'), writes('invoice.pay'), {
      output: Statement,
      body: z.object({ rev: RevInput, payout: Payout.optional() }),
    }),
  },
});
