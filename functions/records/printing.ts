import type { Printing } from '#functions/domains/agreements/agreement/public/printing.ts';
import type { KindWith } from '#shared/records.ts';

/** All that is printed: the kinds of the record book, and statements, which the book does not have. */
type PrintedEntity = KindWith<'printed'> | 'statement';
/** The printing of each kind. Apart from the other services, because only one worker carries the renderers. */
const PRINTING: { readonly [K in PrintedEntity]: () => Promise<Printing<object>> } = {
  contract: async () => (await import('#functions/domains/agreements/contract/public/print.ts')).contractPrinting,
  invoice: async () => (await import('#functions/domains/agreements/invoice/public/print.ts')).invoicePrinting,
  purchaseAgreement: async () =>
    (await import('#functions/domains/agreements/purchase-agreement/public/print.ts')).purchasePrinting,
  statement: async () => (await import('#functions/domains/agreements/statement/public/print.ts')).statementPrinting,
  quote: async () => (await import('#functions/domains/agreements/quote/public/print.ts')).quotePrinting,
};

/** The printing of an entity that an event names. */
export function printingOf(entity: string): Promise<Printing<object>> {
  const found = Object.entries(PRINTING).find(([name]) => name === entity);
  if (!found) throw new Error(`nothing prints ${entity}`);
  return found[1]();
}
