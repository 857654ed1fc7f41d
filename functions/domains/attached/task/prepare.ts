import { colleagueFor, targetOf } from '#functions/domains/identity/subject/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { WriteOptions } from '#functions/platform/record/definition.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { dueAtOf, momentOf, type ReminderField } from '#shared/domains/attached/task/rules.ts';
import type { TaskFields, TaskInput } from '#shared/domains/attached/task/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { pageOfSubject } from '#shared/kernel/record/subject.ts';
import { taskForUpdate, taskStore } from './store.ts';

type Draft = Pick<TaskFields, keyof Omit<TaskInput, 'assigneeId'> | 'assignee' | 'zone' | 'dueAt' | 'recordTitle'>;

export const callerOf = ({ actor }: UserContext): TaskFields['creator'] => ({ userId: actor.userId, name: actor.name });
export const zoneOfCaller = async (ctx: UserContext): Promise<string> =>
  (await userStore.get(ctx, ctx.actor.userId)).zone;

/** Checks whom and what a task names, and reads its time by the caller's clock. */
export async function draftOf(ctx: UserContext, input: TaskInput): Promise<Draft> {
  const { assigneeId, ...fields } = input;
  const [zone, target] = await Promise.all([zoneOfCaller(ctx), input.target ? targetOf(ctx, input.target) : undefined]);
  const assignee = await colleagueFor(ctx, assigneeId ?? ctx.actor.userId, 'assigneeId', target);
  return {
    ...fields,
    dueOn: input.dueOn,
    dueTime: input.dueTime,
    target: input.target,
    assignee: { userId: assignee.id, name: assignee.name },
    zone,
    dueAt: dueAtOf(input, zone),
    recordTitle: target?.title,
  };
}

export const pageOfTask = ({ target }: Pick<TaskFields, 'target'>): string =>
  target ? pageOfSubject(target, 'tasks') : '/taskmanager';

/** Somebody else who is given a task is told. */
export function promises(ctx: UserContext, before: TaskFields | undefined, task: TaskFields): WriteOptions {
  const { userId } = task.assignee;
  if (userId === ctx.actor.userId || userId === before?.assignee.userId) return {};
  const note = emit('notify', { userId, kind: 'taskAssigned', subject: task.title, target: pageOfTask(task) });
  return { outbox: [note] };
}

interface ReminderBody {
  readonly id: Id;
  readonly rev: number;
  readonly at?: string | undefined;
}
/** Sets, moves or takes away one kind of reminder. */
export async function setReminder(
  ctx: UserContext,
  { at, ...body }: ReminderBody,
  field: ReminderField,
): Promise<Stored<TaskFields>> {
  const [before, zone] = await Promise.all([taskForUpdate(ctx, body), zoneOfCaller(ctx)]);
  const moment = at && momentOf(at, zone);
  if (moment && moment <= ctx.now.toISOString()) throw new AppError('task.reminderPast', { field: 'at' });
  return taskStore.update(ctx, before, { ...before, [field]: moment ? { at: moment } : undefined });
}
