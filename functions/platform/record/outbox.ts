import type { TenantContext } from '../endpoint/context.ts';
import { newId } from '../id.ts';
import { enqueue } from '../queue.ts';
import type { OutboxEntry } from './activity.ts';

/** What the outbox worker gets: one entry of one write. */
export interface OutboxMessage extends OutboxEntry {
  /** Names the effect for ever: the write's id and the entry's place in it. */
  readonly id: string;
  readonly tenantId: string;
  readonly at: string;
  readonly actorId: string;
}

/** Work that follows from no write, such as a job that an operator wants now: straight to the bulk worker. */
export function queueWork({ tenantId, now, actor }: TenantContext, type: string): Promise<void> {
  const message: OutboxMessage = {
    ...{ id: newId(now), type, payload: {} },
    ...{ tenantId, at: now.toISOString(), actorId: actor.userId },
  };
  return enqueue('bulk', [message]);
}
