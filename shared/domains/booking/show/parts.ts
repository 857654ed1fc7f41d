import * as z from 'zod';
import { Currency, MAX_MINOR } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';

/** The most artists on one bill. */
export const MAX_ARTISTS = 10;
export const MAX_TICKETS = 20;
export const MAX_RIDERS = 10;
export const MAX_PRODUCTS = 50;
/** The most dates of one call. Plain shows fit into one transaction, so all of them are created or none. */
export const MAX_DATES = 24;

export const BILL_ROLES = ['headline', 'coHeadline', 'specialGuest', 'support'] as const;
export const BillRole = z.enum(BILL_ROLES, { error: 'choice' });
export type BillRole = z.infer<typeof BillRole>;
/** The place of an artist on the bill. The order is that of the artists. */
export const BillEntry = z.object({ artistId: Id, role: BillRole.default('headline'), billing: text(100).default('') });
export type BillEntry = z.infer<typeof BillEntry>;

/** A price: never below nothing. */
const Price = z.object({ minor: z.int().min(0, { error: 'tooSmall' }).max(MAX_MINOR), currency: Currency });
export const TicketPrice = z.object({
  name: requiredText(50),
  price: Price,
  number: z.int({ error: 'integer' }).min(0).max(1_000_000),
});
export type TicketPrice = z.infer<typeof TicketPrice>;

/** A product sold besides the fee. Name and price are copies, so later changes of the product touch no show. */
export const ProductRow = z.object({
  productId: Id.optional(),
  name: requiredText(100),
  quantity: z.int({ error: 'integer' }).min(1).max(9999),
  price: Price,
});
export type ProductRow = z.infer<typeof ProductRow>;
