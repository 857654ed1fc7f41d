import { doorErrors } from '#shared/domains/relations/link/door.ts';
import type { ErrorStatus } from '#shared/kernel/contract/route.ts';

/** The refusals of what a payer does on the page of an invoice, and of the answers of the agency. */
export const invoiceLinkErrors = {
  ...doorErrors,
  'dispute.open': 409,
  'dispute.none': 409,
  'dispute.nothingOpen': 409,
  'dispute.aboveOpen': 422,
  'dispute.reasonMissing': 422,
  'invoiceLink.saidPaid': 409,
  'invoiceLink.dateInFuture': 422,
  'invoiceLink.forwardsUsed': 403,
  'invoiceLink.forwardSelf': 422,
  'invoiceLink.notOpen': 409,
  'invoiceLink.full': 409,
  'cardPayment.notOffered': 409,
  'cardPayment.nothingDue': 409,
  'cardPayment.inProgress': 409,
  'cardPayment.amount': 422,
  'cardPayment.noAnswer': 503,
} as const satisfies Record<string, ErrorStatus>;
