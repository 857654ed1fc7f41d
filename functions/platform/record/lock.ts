import type { Stored } from '#shared/kernel/record/record.ts';
import type { TenantContext } from '../endpoint/context.ts';
import type { WriteOptions } from './definition.ts';
import type { RecordStore } from './store.ts';

interface Lockable {
  readonly lockedAt?: string | undefined;
  readonly lockedBy?: string | undefined;
}

/** Locks a record. A locked record is left unchanged, with the user and time of its lock. */
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

/** The log keeps the reason. */
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
