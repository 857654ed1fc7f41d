import { targetOf } from '#functions/domains/identity/subject/store.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byFlag, byId, byKind, type ListMapping } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { endOfDay, nextReminder, REMINDERS } from '#shared/domains/attached/task/rules.ts';
import type { TaskFields } from '#shared/domains/attached/task/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { kindNo } from '#shared/records.ts';

const index = defineList({
  name: 'task',
  key: 'number',
  columns: {
    done: 'u8',
    assignee: 'u32',
    creator: 'u32',
    /** Assignee and creator: the task belongs to both. */
    people: 'many',
    area: 'u8',
    record: 'u32',
    reminders: 'u8',
    created: 'i48',
    words: 'text',
  },
});

/** Minutes since 1970, the unit of the key. */
export const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / 60_000);
/** Tasks without a day come last: a minute in the year 9999. */
const NEVER = minuteOf('9999-12-31T00:00:00Z');

/** Due index: tasks with a reminder to send. */
export const TASK_DUE = 'task';

export const taskMapping: ListMapping = {
  keyword: 'words',
  fields: {
    assignee: byId('assignee'),
    creator: byId('creator'),
    done: byFlag('done'),
    area: byKind('area'),
  },
  sorts: { due: 'key', created: 'created' },
};

/** The tasks of users, on a record or alone; clustered by when they are due. */
export const taskStore = new RecordStore<TaskFields>({
  name: 'task',
  title: (task) => task.title,
  due: (task) => {
    const at = nextReminder(task);
    return at ? { kind: TASK_DUE, at } : undefined;
  },
  list: listOf(index, (task) => ({
    no: task.no,
    key: task.dueAt ? minuteOf(task.dueAt) : NEVER,
    done: task.doneAt ? 1 : 0,
    assignee: noOf(task.assignee.userId),
    creator: noOf(task.creator.userId),
    people: [noOf(task.assignee.userId), noOf(task.creator.userId)],
    area: task.target ? kindNo(task.target.entity) : 0,
    record: task.target ? noOf(task.target.recordId) : 0,
    reminders: REMINDERS.filter((field) => task[field]).length,
    created: minuteOf(task.createdAt),
    words: fold(`${task.title} ${task.recordTitle ?? ''} ${task.assignee.name}`),
  })),
});

type Filters = NonNullable<Parameters<NonNullable<typeof taskStore.definition.list>['all']>[1]['filters']>;

/** The open tasks of a colleague that fit, the next due first. */
export async function openTasksOf(
  ctx: Pick<TenantContext, 'tenantId'>,
  userId: Id,
  more: Filters = [],
): Promise<Stored<TaskFields>[]> {
  const filters = [{ column: 'assignee', anyOf: [noOf(userId)] }, { column: 'done', anyOf: [0] }, ...more];
  return taskStore.where(ctx, filters);
}

/** Counts a user's open tasks that are due by the end of their day, without reading a task. */
export async function countDueTasks(ctx: Pick<TenantContext, 'tenantId' | 'now'>, userId: Id, zone: string) {
  const filters = [
    { column: 'assignee', anyOf: [noOf(userId)] },
    { column: 'done', anyOf: [0] },
  ];
  const to = minuteOf(endOfDay(ctx.now.toISOString(), zone)) + 1;
  return (await taskStore.definition.list?.read(ctx.tenantId, { to, filters, page: 1, perPage: 1 }))?.total ?? 0;
}

/** Closes a task without its owner, because its purpose is over. */
export const closeTask = (ctx: TenantContext, id: Id): Promise<boolean> => {
  const close = (task: TaskFields) => (task.doneAt ? task : { ...task, doneAt: ctx.now.toISOString() });
  return changeRecord(ctx, taskStore, noOf(id), close, () => ({ action: 'done' }));
};

/** Reopens a task that was closed without its owner. A task that a user did stays done. */
export const reopenTask = (ctx: TenantContext, id: Id): Promise<boolean> => {
  const reopen = (task: TaskFields) => (task.doneBy ? task : { ...task, doneAt: undefined });
  return changeRecord(ctx, taskStore, noOf(id), reopen, () => ({ action: 'reopen' }));
};

const isOwn = ({ actor }: UserContext, { assignee, creator }: TaskFields): boolean =>
  assignee.userId === actor.userId || creator.userId === actor.userId;

/** Refuses a task as not found, unless it is the own task of the caller or on a record they may see. */
export async function checkSees(ctx: UserContext, task: TaskFields): Promise<void> {
  if (isOwn(ctx, task)) return;
  if (task.target) await targetOf(ctx, task.target);
  else if (!ctx.actor.allArtists) throw new AppError('notFound');
}

/** A task the caller may see, as they last saw it. */
export async function taskForUpdate(ctx: UserContext, { id, rev }: { id: Id; rev: number }) {
  await checkSees(ctx, await taskStore.get(ctx, id));
  return taskStore.getForUpdate(ctx, id, rev);
}
