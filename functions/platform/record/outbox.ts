import { newId } from '#functions/platform/data/id.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { OutboxEntry } from '#shared/events.ts';
import type { TenantContext } from '../endpoint/context.ts';
import { type ActivityInput, activityWrite } from './activity.ts';
import { emit } from './emit.ts';

interface Whom {
  readonly id: string;
  readonly no: number;
  readonly name: string;
}
/** Notes an act in the log of a user whose record does not change. */
export function noteOf(
  ctx: TenantContext,
  { id: recordId, no, name: title }: Whom,
  action: string,
  more: Partial<Pick<ActivityInput, 'changes' | 'outbox'>> = {},
): Write {
  return activityWrite(ctx, { id: newId(ctx.now), entity: 'user', no, recordId, title, action, changes: [], ...more });
}

/**
 * Queues a message to one user about several records, such as a mail that gathers them. The user's own log records it.
 */
export const promiseOf = (ctx: TenantContext, user: Whom, action: string, promise: OutboxEntry): Write =>
  noteOf(ctx, user, action, { outbox: [promise] });

/** Queues a message to one user in a transaction of its own. */
export const promiseTo = (...promise: Parameters<typeof promiseOf>): Promise<void> => commit([promiseOf(...promise)]);

export type Maintenance = 'geocode' | 'syncAirlines' | 'syncAirports' | 'vatDue';
/** Queues work that no record triggers, such as a job that an operator starts. The log names the operator. */
export function queueWork(ctx: TenantContext, type: Maintenance): Promise<void> {
  const id = newId(ctx.now);
  const entry = { id, entity: 'maintenance', no: 0, recordId: id, title: type, action: 'run', changes: [] };
  return commit([activityWrite(ctx, { ...entry, outbox: [emit(type, {})] })]);
}
