import * as z from 'zod';
import { Money } from '#shared/kernel/money/money.ts';
import { AGREEMENT_KINDS } from '#shared/kernel/record/agreement.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { addDays, at, dayNumber, type Instant, LocalDate } from '#shared/kernel/time/date.ts';
import { instantOf } from '#shared/kernel/time/zone.ts';
import { SIGNING_ORDER_DAYS_MAX } from './limits.ts';

/** An order of a user to sign automatically. Documents in another currency wait for the user. */
export const StandingOrderInput = z.object({
  kinds: z.array(z.enum(AGREEMENT_KINDS)).min(1, { error: 'required' }).max(AGREEMENT_KINDS.length),
  maximum: Money.extend({ minor: Money.shape.minor.min(1, { error: 'tooSmall' }) }),
  until: LocalDate,
});
/** The server adds whose it is, and the day of the order, which the signing record names. */
export const StandingOrder = StandingOrderInput.extend({ userId: Id, from: LocalDate });
export type StandingOrder = z.infer<typeof StandingOrder>;

/** A colleague who may countersign for a user until the end of a day. */
export const SubstituteInput = z.object({ userId: Id, until: LocalDate });
export type SubstituteInput = z.infer<typeof SubstituteInput>;

/** Whether an order from today may be valid until a day: not before today, and for at most 180 days. */
export const isOrderPeriod = (today: LocalDate, until: LocalDate): boolean =>
  until >= today && dayNumber(until) - dayNumber(today) <= SIGNING_ORDER_DAYS_MAX;

/** The instant at which a day ends in a zone. */
export const endOf = (day: LocalDate, zone: string): Instant => instantOf(at(addDays(day, 1), '00:00'), zone);
