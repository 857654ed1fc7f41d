import type { Invoice } from '#shared/domains/invoice/schemas.ts';

/** What an invoice's form shows by name: of the invoice that is edited, or of the show that a new one is made of. */
export type Named = Pick<Invoice, 'company' | 'contact' | 'artists' | 'shows' | 'owner' | 'creditOf'>;
