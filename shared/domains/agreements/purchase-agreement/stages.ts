import { words } from '#shared/kernel/values/words.ts';

/**
 * The stages of a purchase agreement. Whether it is paid follows from its payouts. The order is stored: append only.
 */
export const PURCHASE_STAGES = words('draft sent signed void invoiceReceived approved paid cancelled');
