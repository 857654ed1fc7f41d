import type { OutboxEntry } from './activity.ts';

/** What the outbox worker gets: one entry of one write. */
export interface OutboxMessage extends OutboxEntry {
  /** Names the effect for ever: the write's id and the entry's place in it. */
  readonly id: string;
  readonly tenantId: string;
  readonly at: string;
  readonly actorId: string;
}
