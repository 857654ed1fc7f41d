import type { Printing } from '#functions/domains/agreements/agreement/public/printing.ts';
import type { KindWith } from '#shared/records.ts';

/** The printing of each kind. Apart from the other services, because only one worker carries the renderers. */
const PRINTING: { readonly [K in KindWith<'printed'>]: () => Promise<Printing<object>> } = {
  contract: async () => (await import('#functions/domains/agreements/contract/public/print.ts')).contractPrinting,
  invoice: async () => (await import('#functions/domains/agreements/invoice/public/print.ts')).invoicePrinting,
  purchaseAgreement: async () =>
    (await import('#functions/domains/agreements/purchase-agreement/public/print.ts')).purchasePrinting,
  quote: async () => (await import('#functions/domains/agreements/quote/public/print.ts')).quotePrinting,
};

export const printingOf = (kind: KindWith<'printed'>): Promise<Printing<object>> => PRINTING[kind]();
