import { AppError } from '#shared/kernel/contract/error.ts';
import { addDays, at, type Instant } from '#shared/kernel/time/date.ts';
import { afterGap, dayIn, toInstant, toLocal } from '#shared/kernel/time/zone.ts';
import { NOTE_MAX } from '../note/schemas.ts';
import type { Reminder, TaskFields, TaskInput } from './schemas.ts';

export const REMINDERS = ['emailReminder', 'popupReminder'] as const;
export type ReminderField = (typeof REMINDERS)[number];
type Reminded = Pick<TaskFields, ReminderField | 'doneAt'>;

/** The moment of a wall clock; a time that spring skips moves on to the first one there is. */
export function momentOf(local: string, zone: string): Instant {
  const found = toInstant(local, zone);
  if (found.ok) return found.instant;
  const repaired = toInstant(afterGap(local, zone), zone);
  if (!repaired.ok) throw new AppError('time');
  return repaired.instant;
}

/** When a task is late: at its time, or when its day is over. */
export function dueAtOf({ dueOn, dueTime }: Pick<TaskInput, 'dueOn' | 'dueTime'>, zone: string): Instant | undefined {
  if (!dueOn) return undefined;
  return dueTime ? momentOf(at(dueOn, dueTime), zone) : momentOf(at(addDays(dueOn, 1), '00:00'), zone);
}

/** When the day that it is somewhere is over. */
export const endOfDay = (now: Instant, zone: string): Instant =>
  momentOf(at(addDays(dayIn(now, zone), 1), '00:00'), zone);

/** Day and time of a task as another place's clock shows them; a whole day is the same everywhere. */
export function dueIn(task: Pick<TaskFields, 'dueOn' | 'dueTime' | 'dueAt'>, zone: string) {
  if (!task.dueAt || !task.dueTime) return { dueOn: task.dueOn, dueTime: undefined };
  const local = toLocal(task.dueAt, zone);
  return { dueOn: local.slice(0, 10), dueTime: local.slice(11, 16) };
}

export const isOverdue = ({ dueAt, doneAt }: Pick<TaskFields, 'dueAt' | 'doneAt'>, now: Instant): boolean =>
  Boolean(dueAt && !doneAt && dueAt <= now);

const isPending = (reminder: Reminder | undefined): reminder is Reminder => Boolean(reminder && !reminder.sentAt);

/** The next moment at which the job has to look at a task. */
export function nextReminder(task: Reminded): Instant | undefined {
  if (task.doneAt) return undefined;
  return REMINDERS.flatMap((field) => (isPending(task[field]) ? task[field].at : [])).sort()[0];
}

/** Finds the reminders that are due and not sent yet. */
export const dueReminders = (task: Reminded, now: Instant): ReminderField[] =>
  task.doneAt ? [] : REMINDERS.filter((field) => isPending(task[field]) && task[field].at <= now);

export function asSent(task: TaskFields, fields: readonly ReminderField[], now: Instant): TaskFields {
  const sent = { ...task };
  for (const field of fields) {
    const reminder = task[field];
    if (reminder) sent[field] = { ...reminder, sentAt: now };
  }
  return sent;
}

/** Shown on screen from its time on, until it is put away or put off. */
export const popsUp = ({ popupReminder, doneAt }: Reminded, now: Instant): boolean =>
  Boolean(popupReminder && !doneAt && popupReminder.at <= now);

/** The text of the note that a task becomes. */
export const noteBody = ({ title, description }: Pick<TaskFields, 'title' | 'description'>): string =>
  [`**${title.replaceAll('*', '')}**`, description].filter(Boolean).join('\n\n').slice(0, NOTE_MAX);
