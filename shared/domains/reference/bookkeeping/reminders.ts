import * as z from 'zod';
import { MAX_MINOR, Rate } from '#shared/kernel/money/money.ts';

const MAX_DAYS = 365;
const amount = z.int({ error: 'required' }).min(0).max(MAX_MINOR);

export const ReminderStep = z.object({
  /** Days after the due date. */
  afterDays: z.int({ error: 'required' }).min(1).max(MAX_DAYS),
  /** A fixed amount, in minor units of the bookkeeping's currency. */
  fee: amount,
  /** Interest for a year, in thousandths of a percent. */
  rate: Rate,
});
export type ReminderStep = z.infer<typeof ReminderStep>;

/** How a bookkeeping reminds its debtors: the levels in their order, and the smallest amount that is reminded. */
export const ReminderRules = z.object({
  /** Whether the daily job sends what is due. Else a user sends it. */
  sendsByItself: z.boolean(),
  minimum: amount,
  /** Of the first, second and third level. */
  steps: z.tuple([ReminderStep, ReminderStep, ReminderStep]).superRefine((steps, ctx) => {
    for (const [i, { afterDays }] of steps.entries())
      if (i > 0 && afterDays <= (steps[i - 1]?.afterDays ?? 0))
        ctx.addIssue({ code: 'custom', message: 'reminderOrder', path: [i, 'afterDays'] });
  }),
});
export type ReminderRules = z.infer<typeof ReminderRules>;

const free = (afterDays: number): ReminderStep => ({ afterDays, fee: 0, rate: 0 });
/** The rules of a bookkeeping that set none of its own (money section 10). */
export const DEFAULT_REMINDERS: ReminderRules = {
  sendsByItself: false,
  minimum: 0,
  steps: [free(7), free(21), free(35)],
};

/** Finds the rules of a bookkeeping. One of an earlier release, or one that was deleted, has none. */
export const remindersOf = (bookkeeping: { readonly reminders?: ReminderRules } | undefined): ReminderRules =>
  bookkeeping?.reminders ?? DEFAULT_REMINDERS;
