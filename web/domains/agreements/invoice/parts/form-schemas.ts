import { InvoiceInput, NewType } from '#shared/domains/agreements/invoice/schemas.ts';
import { Acceptance } from '#shared/domains/agreements/invoice/self-bill-schemas.ts';

/** Fetched with zod when a form has something to check. The form fills every field. */
export const InvoiceSchema = InvoiceInput.extend({ type: NewType.optional() });
export const AcceptanceSchema = Acceptance;
