import type { Write } from '#functions/platform/data/write.ts';
import type { Activity } from '#shared/kernel/record/record.ts';
import type { TenantContext } from '../endpoint/context.ts';
import { type ActivityInput, activityWrite } from './activity.ts';
import type { WriteOptions } from './definition.ts';

export const CREATE = 'create';
/**
 * The entry of a new record names its fields without their values. The record has them, and each later change tells
 * the value before it. So the entry costs half as much: it stays below 1 KB, in the table and in its index.
 */
export const told = (action: string, changes: Activity['changes']): Activity['changes'] =>
  action === CREATE ? changes.map(({ field }) => ({ field })) : changes;

/** Messages travel with the log entry: without one they would be lost. */
export function logged(ctx: TenantContext, activity: ActivityInput, { isToldElsewhere }: WriteOptions): Write[] {
  if (!isToldElsewhere) return [activityWrite(ctx, activity)];
  if (activity.outbox?.length) throw new Error(`${activity.entity} has messages, so it needs its own log entry`);
  return [];
}
