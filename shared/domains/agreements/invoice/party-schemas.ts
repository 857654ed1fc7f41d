import * as z from 'zod';
import { Outcome } from '#shared/domains/relations/eu-vat-number/schemas.ts';
import { EAddress } from '#shared/kernel/money/e-address.ts';

const InvoicePlace = z.object({
  addressLine1: z.string(),
  addressLine2: z.string(),
  postalCode: z.string(),
  city: z.string(),
  state: z.string(),
});
/** The seller or the buyer as the law requires it on the document. Copied when the document is issued. */
export const InvoiceParty = z.object({
  name: z.string(),
  address: z.array(z.string()),
  country: z.string(),
  vatNumber: z.string(),
  registerNumber: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  website: z.string().optional(),
  /** The contact person of a seller. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }).optional(),
  /** The last VIES outcome for a buyer's VAT number, and its time. */
  vatCheck: z.object({ outcome: Outcome, at: z.string().optional() }).optional(),
  /** The parts of the address, for an e-invoice. Documents of earlier releases lack them. */
  place: InvoicePlace.optional(),
  /** The address for e-invoices to this party. */
  eAddress: EAddress.optional(),
});
export type InvoiceParty = z.infer<typeof InvoiceParty>;
export const PayTo = z.object({ holder: z.string(), iban: z.string(), bic: z.string() });
export type PayTo = z.infer<typeof PayTo>;
