import type * as z from 'zod';
import { InvoiceInput } from '#shared/domains/invoice/schemas.ts';

/** Fetched with zod when a form has something to check. The form fills every field, so what goes in comes out. */
export const InvoiceSchema = InvoiceInput as unknown as z.ZodType<InvoiceInput, InvoiceInput>;
