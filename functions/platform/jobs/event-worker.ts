import { EVENTS, type EventMessage, type EventName, type EventsOf } from '#shared/events.ts';
import type { QueueName } from '#shared/kernel/contract/job.ts';
import { enqueue } from './queue.ts';
import { nextRound, REST_S, startsOver, triesOf } from './rounds.ts';
import { worker } from './worker.ts';

/** A message before it is read. */
interface Raw {
  readonly type: string;
  readonly payload: unknown;
  /** See `rounds.ts`. */
  readonly round?: number;
}

/** A handler gets the try too: 1 for the first, counted over all rounds. Its answer, such as a count of records, is logged. */
export type EventHandlers<Q extends QueueName> = {
  readonly [N in EventsOf<Q>]: (message: EventMessage<N>, tries: number) => Promise<unknown>;
};
type Handle = (message: EventMessage, tries: number) => Promise<unknown>;

/** Reads a message as its event. Throws on an unknown name and on a payload of another shape. */
export function readEvent(raw: Raw): EventMessage {
  if (!Object.hasOwn(EVENTS, raw.type)) throw new Error(`unknown event ${raw.type}`);
  return { ...raw, payload: EVENTS[raw.type as EventName].payload.parse(raw.payload) } as EventMessage;
}

/**
 * The worker of a queue of events. An event of another queue is sent on to it. A message that cannot be read fails, and
 * ends in the dead-letter queue. A message that fails by an outage starts over instead.
 */
export const eventWorker = <Q extends QueueName>(queue: Q, handlers: EventHandlers<Q>) =>
  worker<Raw>(queue, async (raw, record) => {
    const message = readEvent(raw);
    const { queue: goal, afterS } = EVENTS[message.type];
    if (goal !== queue) {
      await enqueue(goal, [raw], afterS);
      return { type: message.type, sentTo: goal };
    }
    // The map pairs each name with its payload; TypeScript does not follow a name that is known at run time only.
    const handle = handlers[message.type as EventsOf<Q>] as unknown as Handle | undefined;
    const tries = triesOf(raw, Number(record.attributes.ApproximateReceiveCount));
    try {
      return { type: message.type, changed: await handle?.(message, tries) };
    } catch (error) {
      if (!startsOver(error, tries)) throw error;
      await enqueue(queue, [nextRound(raw)], REST_S);
      return { type: message.type, startsOverAfterS: REST_S };
    }
  });
