import * as z from 'zod';
import { operator, reads, writes } from '#shared/kernel/contract/access.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { paged } from '#shared/kernel/contract/paging.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { RecordSubject } from '#shared/kernel/record/subject.ts';
import { Instant } from '#shared/kernel/time/date.ts';
import { Note } from '../note/schemas.ts';
import { DAY_MISSING, hasDay, ReminderTime, Task, TaskInput } from './schemas.ts';

export const TASK_LIST = { fields: ['assignee', 'creator', 'done', 'area'], sorts: ['due', 'created'] } as const;
export const TaskListRequest = listRequest(TASK_LIST).extend({
  /** Open tasks whose time has passed. */
  overdue: z.boolean().default(false),
  /** Only those of one record. */
  target: RecordSubject.optional(),
});
export type TaskListRequest = z.output<typeof TaskListRequest>;
const One = z.object({ id: Id, rev: RevInput });
/** Without a time the reminder goes. */
const ReminderBody = One.extend({ at: ReminderTime.optional() });

export const taskContract = contract('task', {
  errors: { 'task.noRecord': 409, 'task.reminderPast': 400 },
  routes: {
    list: route(core('POST', '/user/task/list'), reads('task.read'), {
      aliases: [core('POST', '/taskmanager/list')],
      body: TaskListRequest,
      output: paged(Task),
    }),
    /** The open tasks of one colleague, the caller's own unless said; the next due first. */
    byUser: route(v1('GET', '/tasks/byuser'), reads('task.read'), {
      query: z.object({ userId: Id.optional() }),
      output: rowsOf(Task),
    }),
    create: route(core('POST', '/user/task/create'), writes('task.create'), {
      body: TaskInput.refine(hasDay, DAY_MISSING),
      output: Task,
    }),
    update: route(core('POST', '/user/task/update'), writes('task.update'), {
      body: TaskInput.extend({ ...One.shape, done: z.boolean().default(false) }).refine(hasDay, DAY_MISSING),
      output: Task,
    }),
    remove: route(core('POST', '/user/task/delete'), writes('task.update'), {
      body: z.object({ id: Id }),
      output: Done,
    }),
    /** Deletes the task and leaves its text as an internal note on the same record. */
    convertToNote: route(core('POST', '/user/task/converttonote'), writes('task.update'), { body: One, output: Note }),
    setEmailReminder: route(core('POST', '/user/task/reminderemail/set'), writes('task.update'), {
      body: ReminderBody,
      output: Task,
    }),
    setPopupReminder: route(core('POST', '/user/task/reminderpopup/set'), writes('task.update'), {
      body: ReminderBody,
      output: Task,
    }),
    /** Asked by the open page every minute: what has to pop up now, and whether the sending of reminders is behind. */
    reminderHealth: route(core('GET', '/user/task/reminder/health'), reads('task.read'), {
      output: z.object({ popups: z.array(Task), late: z.int(), next: Instant.optional() }),
    }),
    /** For operators: what the job does on its schedule, now. */
    runReminders: route(core('GET', '/housekeeping/reminderemails'), operator.writes(), {
      aliases: [v1('POST', '/adminone/maintenance/sendreminders')],
      timeout: 60,
      output: z.object({ users: z.int(), tasks: z.int() }),
    }),
  },
});
