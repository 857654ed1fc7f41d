import type { Stored } from '#shared/kernel/record.ts';
import type { TenantContext } from '../endpoint/context.ts';
import type { WriteOptions } from './definition.ts';
import type { RecordStore } from './store.ts';

interface Lockable {
  readonly lockedAt?: string | undefined;
  readonly lockedBy?: string | undefined;
}

/** What is locked already stays as it is: who locked it, and when, is kept. */
export async function locked<T extends Lockable>(
  ctx: TenantContext,
  store: RecordStore<T>,
  record: Stored<T>,
  options?: WriteOptions,
): Promise<Stored<T>> {
  if (record.lockedAt) return record;
  const after = { ...record, lockedAt: ctx.now.toISOString(), lockedBy: ctx.actor.name };
  return store.update(ctx, record, after, { action: 'lock', ...options });
}

/** The reason stands in the log. */
export async function unlocked<T extends Lockable>(
  ctx: TenantContext,
  store: RecordStore<T>,
  record: Stored<T>,
  reason: string,
  options?: WriteOptions,
): Promise<Stored<T>> {
  if (!record.lockedAt) return record;
  const after = { ...record, lockedAt: undefined, lockedBy: undefined };
  const changes = [{ field: 'unlockReason', after: reason }];
  return store.update(ctx, record, after, { action: 'unlock', changes, ...options });
}
