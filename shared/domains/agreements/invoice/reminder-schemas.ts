import * as z from 'zod';
import { requiredText } from '#shared/kernel/text/text.ts';
import { LocalDate, OptionalDate } from '#shared/kernel/time/date.ts';
import { REMINDER_LEVELS } from './reminder.ts';

export const Level = z.literal(REMINDER_LEVELS);
/** The amounts of a reminder, in minor units of the invoice's currency. */
export const ClaimAmounts = z.object({ open: z.int(), interest: z.int(), fee: z.int(), claim: z.int() });
/** A reminder that was sent, with its claim on that day. */
export const SentReminder = z.object({ level: Level, on: LocalDate, ...ClaimAmounts.shape });
export type SentReminder = z.infer<typeof SentReminder>;
/** No reminders up to and including `until`. Left empty, the hold has no end. */
export const ReminderHold = z.object({ until: OptionalDate.default(''), reason: requiredText(500), by: z.string() });
export type ReminderHold = z.infer<typeof ReminderHold>;
export const HoldInput = ReminderHold.omit({ by: true });
export type HoldInput = z.infer<typeof HoldInput>;
