import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';

/** Records that the form shows by name: from the edited invoice, or from the show of a new one. */
export type Named = Pick<Invoice, 'company' | 'contact' | 'artists' | 'shows' | 'owner' | 'creditOf'>;
