import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { RecordSubject } from '#shared/kernel/record/subject.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { ClockDate, Instant, LocalDateTime, LocalTime } from '#shared/kernel/time/date.ts';
import { TimeZone } from '#shared/kernel/time/zone.ts';

/** The most characters: as many as a note holds, because a task can become a note of title and text. */
const DESCRIPTION_MAX = 2000;

export const TaskInput = z.object({
  title: requiredText(200),
  description: text(DESCRIPTION_MAX).default(''),
  /** The user who has to do the task; its creator if left out. */
  assigneeId: Id.optional(),
  dueOn: ClockDate.optional(),
  /** The due time on the clock of the user who sets it. Without one, the task is due at the end of the day. */
  dueTime: LocalTime.optional(),
  target: RecordSubject.optional(),
});
export type TaskInput = z.infer<typeof TaskInput>;

/** Whether the due time, if there is one, has a day. */
export const hasDay = ({ dueOn, dueTime }: Pick<TaskInput, 'dueOn' | 'dueTime'>): boolean => Boolean(dueOn || !dueTime);
export const DAY_MISSING = { error: 'required', path: ['dueOn'] };

const Person = z.object({ userId: Id, name: z.string() });
/** A reminder, which is sent once. The job stores the time in `sentAt`. */
export const Reminder = z.object({ at: Instant, sentAt: Instant.optional() });
export type Reminder = z.infer<typeof Reminder>;
/** The wall clock of the user who sets the reminder. */
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
