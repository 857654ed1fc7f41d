import { activityOf } from '#functions/platform/record/activity.ts';
import type { EventMessage, EventName } from '#shared/events.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { sqsRecord } from './printing.ts';
import { runAs, workerOf } from './rights.ts';

export interface WrittenRecord {
  readonly tenantId: string;
  readonly entity: string;
  readonly id: Id;
}
type Logged = Pick<EventMessage, 'id' | 'at' | 'actorId'> & {
  readonly outbox?: readonly Pick<EventMessage, 'type' | 'payload'>[];
};

/** Finds the promised messages of a record's writes, newest first, as a queue gets them. */
export async function promised<N extends EventName>(
  { tenantId, entity, id }: WrittenRecord,
  type: N,
): Promise<EventMessage<N>[]> {
  const log = (await activityOf(tenantId, entity, noOf(id))) as unknown as readonly Logged[];
  const messages = log.flatMap(({ outbox = [], at, actorId, id: writeId }) =>
    outbox.map((entry, i) => ({ ...entry, id: `${writeId}${i}`, tenantId, at, actorId })),
  );
  return messages.filter((message): message is EventMessage<N> => message.type === type);
}

/** Hands a promised message to the outbox worker, as its queue would at this try. Tells whether the work is done. */
export async function workOff(of: WrittenRecord, type: EventName, tries = 1): Promise<boolean> {
  const { handler } = await import('#functions/domains/operator/system/workers/outbox.ts');
  const messages = await promised(of, type);
  if (messages.length === 0) throw new Error(`nothing of type ${type} was promised`);
  const event = { Records: messages.map((one) => sqsRecord(one, tries)) };
  const { batchItemFailures } = await runAs(workerOf('outbox'), () => handler(event));
  return batchItemFailures.length === 0;
}
