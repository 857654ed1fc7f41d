import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { INVOICE_TEXTS } from '../document/texts.ts';

/** `Invoice 2026-0101` in the invoice's own language. */
export const invoiceTitle = ({ type, number, locale }: Pick<InvoiceFields, 'type' | 'number' | 'locale'>): string =>
  `${inLanguage(INVOICE_TEXTS, locale)[type]} ${number}`;
/** `Proforma invoice S-2027-0012`, by its first show. */
export const proformaTitle = ({ locale, shows: [show] }: InvoiceFields): string =>
  [inLanguage(INVOICE_TEXTS, locale).proforma, show?.number].filter(Boolean).join(' ');
