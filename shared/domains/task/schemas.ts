import * as z from 'zod';
import { ClockDate, Instant, LocalDateTime, LocalTime } from '#shared/kernel/date.ts';
import { Id } from '#shared/kernel/ids.ts';
import { Meta } from '#shared/kernel/record.ts';
import { RecordTarget } from '#shared/kernel/target.ts';
import { requiredText, text } from '#shared/kernel/text.ts';
import { TimeZone } from '#shared/kernel/zone.ts';

/** As much as a note holds: a task can become one, title and text together. */
const DESCRIPTION_MAX = 2000;

export const TaskInput = z.object({
  title: requiredText(200),
  description: text(DESCRIPTION_MAX).default(''),
  /** The user who has to do the task; its creator if left out. */
  assigneeId: Id.optional(),
  dueOn: ClockDate.optional(),
  /** By the clock of who sets it; without one the day's end counts. */
  dueTime: LocalTime.optional(),
  target: RecordTarget.optional(),
});
export type TaskInput = z.infer<typeof TaskInput>;

/** A time of day belongs to a day. */
export const hasDay = ({ dueOn, dueTime }: Pick<TaskInput, 'dueOn' | 'dueTime'>): boolean => Boolean(dueOn || !dueTime);
export const DAY_MISSING = { error: 'required', path: ['dueOn'] };

const Person = z.object({ userId: Id, name: z.string() });
/** Sent once: the job notes when. */
export const Reminder = z.object({ at: Instant, sentAt: Instant.optional() });
export type Reminder = z.infer<typeof Reminder>;
/** Wall clock of who sets it. */
export const ReminderTime = LocalDateTime;

export const TaskFields = TaskInput.omit({ assigneeId: true }).extend({
  assignee: Person,
  creator: Person,
  /** The time zone of `dueOn` and `dueTime`. */
  zone: TimeZone,
  dueAt: Instant.optional(),
  recordTitle: z.string().optional(),
  doneAt: Instant.optional(),
  doneBy: Person.optional(),
  emailReminder: Reminder.optional(),
  popupReminder: Reminder.optional(),
});
export type TaskFields = z.infer<typeof TaskFields>;
export const Task = TaskFields.extend(Meta.shape);
export type Task = z.infer<typeof Task>;
