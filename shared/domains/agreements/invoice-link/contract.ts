import * as z from 'zod';
import { DisputeInput, REMEDIES } from '#shared/domains/agreements/invoice/dispute.ts';
import { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { PAID_REFERENCE_MAX, Statement } from '#shared/domains/agreements/invoice/statement.ts';
import { LinkDoor } from '#shared/domains/relations/link/door.ts';
import { linkSteps } from '#shared/domains/relations/link/step-routes.ts';
import { bySecret, reads, writes } from '#shared/kernel/contract/access.ts';
import { Nothing, rowsOf, Url } from '#shared/kernel/contract/parts.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { FILE_NAME_MAX, FileName, fileErrors, UploadRequest, UploadTicket } from '#shared/kernel/record/file.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { email, requiredText, text } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { invoiceLinkErrors } from './errors.ts';
import { DISPUTE_FILES_MAX } from './rules.ts';
import { PayerView } from './view.ts';

const at = '/invoicev2/invitation/{secret}';
const steps = linkSteps(at, PayerView);

/** Payers act through their link: a GET changes nothing, and each act is a POST of a person (outsiders section 1). */
export const invoiceLinkContract = contract('invoice-link', {
  errors: { ...fileErrors, ...invoiceLinkErrors },
  routes: {
    ...steps,
    // A link of an invoice has no last day.
    door: { ...steps.door, output: LinkDoor.omit({ expiresAt: true }) },
    file: route(pageApi('POST', `${at}/file`), bySecret.writes('files:read'), {
      body: z.object({ inline: z.boolean().default(false) }),
      output: Url,
    }),
    /** The payer announces a payment. It becomes a task of the owner, not a payment. */
    sayPaid: route(pageApi('POST', `${at}/paid`), bySecret.writes(), {
      body: z.object({ on: LocalDate, reference: text(PAID_REFERENCE_MAX).default('') }),
      output: PayerView,
    }),
    /** Opens a page of the card provider for what is due. A second press gets the same page. */
    payByCard: route(pageApi('POST', `${at}/card`), bySecret.writes(), { timeout: 29, body: Nothing, output: Url }),
    /** Sends the invoice to one more address, with a link of its own. */
    forward: route(pageApi('POST', `${at}/forward`), bySecret.writes(), {
      body: z.object({ name: requiredText(100), email }),
      output: PayerView,
    }),
    upload: route(pageApi('POST', `${at}/upload`), bySecret.writes('files:write'), {
      body: UploadRequest.omit({ purpose: true }),
      output: UploadTicket,
    }),
    dispute: route(pageApi('POST', `${at}/dispute`), bySecret.writes('files:read', 'files:write'), {
      body: DisputeInput.extend({
        files: z
          .array(z.object({ key: z.string().max(FILE_NAME_MAX), name: FileName }))
          .max(DISPUTE_FILES_MAX)
          .default([]),
      }),
      output: PayerView,
    }),
    withdraw: route(pageApi('POST', `${at}/withdraw`), bySecret.writes(), { body: Nothing, output: PayerView }),
    /** Lists what payers said about an invoice and what the agency answered, the newest first. */
    statements: route(v1('GET', '/invoices/{id}/statements'), reads('invoice.read'), { output: rowsOf(Statement) }),
    /** Answers a dispute. A credit ends it once its credit note is issued. */
    answer: route(v1('POST', '/invoices/{id}/dispute'), writes('invoice.update'), {
      body: z.object({
        rev: RevInput,
        answer: z.enum(['reject', ...REMEDIES]),
        /** Required to reject. The payer reads it. */
        reason: text(REASON_MAX).default(''),
      }),
      output: Invoice,
    }),
  },
});
