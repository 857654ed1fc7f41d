import * as z from 'zod';
import { Money } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { dayNumber, LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { STANDING_ORDER_DAYS_MAX } from './limits.ts';
import type { Document } from './outcome.ts';
import { SOURCE_KINDS } from './schemas.ts';

/** A user's order to sign automatically, in the signature settings. It ends with the user's rights. */
export const StandingOrder = z
  .object({
    userId: Id,
    kinds: z.array(z.enum(SOURCE_KINDS)),
    maximum: Money,
    from: LocalDate,
    until: LocalDate,
  })
  .refine(({ from, until }) => until >= from && dayNumber(until) - dayNumber(from) <= STANDING_ORDER_DAYS_MAX, {
    error: 'periodTooLong',
    path: ['until'],
  });
export type StandingOrder = z.infer<typeof StandingOrder>;

/**
 * Whether a standing order covers a document. Corrections and holds wait for the person, and so does an amount in
 * another currency.
 */
export function covers(order: StandingOrder, document: Document, now: string): boolean {
  const { source, amount, corrections, hold } = document;
  const today = dayIn(now, document.zone);
  const isWithin = amount?.currency === order.maximum.currency && amount.minor <= order.maximum.minor;
  const isValid = order.from <= today && today <= order.until;
  return order.kinds.includes(source.kind) && isWithin && isValid && corrections.length === 0 && !hold;
}
