import type { EventName, EventPayload, OutboxEntry } from '#shared/events.ts';

/** An event for a write to promise. */
export const emit = <N extends EventName>(type: N, payload: EventPayload<N>): OutboxEntry<N> =>
  ({ type, payload }) as OutboxEntry<N>;
