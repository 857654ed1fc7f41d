import { expect, it } from 'vitest';
import { DEFAULT_REMINDERS, ReminderRules, remindersOf } from './reminders.ts';

const step = (afterDays: number) => ({ afterDays, fee: 0, rate: 0 });
const withDays = (a: number, b: number, c: number): ReminderRules => ({
  ...DEFAULT_REMINDERS,
  steps: [step(a), step(b), step(c)],
});

it('takes three levels that follow each other', () => {
  expect(ReminderRules.safeParse(DEFAULT_REMINDERS).success).toBe(true);
  expect(ReminderRules.safeParse(withDays(1, 2, 3)).success).toBe(true);
  expect(ReminderRules.safeParse({ ...DEFAULT_REMINDERS, steps: [step(7), step(21)] }).success).toBe(false);
});

it('names the level that comes too early', () => {
  const { error } = ReminderRules.safeParse(withDays(7, 7, 6));
  expect(error?.issues).toMatchObject([
    { message: 'reminderOrder', path: ['steps', 1, 'afterDays'] },
    { message: 'reminderOrder', path: ['steps', 2, 'afterDays'] },
  ]);
});

it('reminds by default after 7, 21 and 35 days, and only when a user sends it', () => {
  expect(remindersOf(undefined)).toBe(DEFAULT_REMINDERS);
  expect(remindersOf({})).toMatchObject({
    sendsByItself: false,
    steps: [{ afterDays: 7 }, { afterDays: 21 }, { afterDays: 35 }],
  });
  expect(remindersOf({ reminders: withDays(1, 2, 3) }).steps[2]).toMatchObject({ afterDays: 3 });
});
