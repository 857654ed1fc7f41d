import { totalSearchOf } from '#web/ui/totals/search.ts';

export const TOTALS_BY = ['settlement', 'owner'] as const;
export const AMOUNTS = ['total', 'net', 'tax', 'paid', 'open'] as const;
export const totalSearch = totalSearchOf(TOTALS_BY, AMOUNTS);

/** The parts of the list of reminders. */
export const REMINDER_VIEWS = ['due', 'skipped', 'all'] as const;
export type ReminderView = (typeof REMINDER_VIEWS)[number];
export const reminderSearch = ({ view }: Record<string, unknown>): { view?: ReminderView } => {
  const found = REMINDER_VIEWS.find((one) => one === view);
  return found ? { view: found } : {};
};
