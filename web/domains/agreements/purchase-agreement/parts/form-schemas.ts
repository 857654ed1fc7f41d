import { ArtistInvoice } from '#shared/domains/agreements/purchase-agreement/schemas.ts';

/** Fetched with zod when a form has something to check. */
export const InvoiceSchema = ArtistInvoice;
