import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { EventMessage, OutboxEntry } from '#shared/events.ts';

/** An item that promises work: an entry of the activity log, or a notification with devices. */
interface PromisingItem {
  readonly id: string;
  readonly tenantId: string;
  readonly at: string;
  readonly actorId: string;
  readonly outbox?: readonly OutboxEntry[];
}

/** The promises of a new item. Most have none. */
export function outboxOf(record: DynamoDBRecord): EventMessage[] {
  const image = record.dynamodb?.NewImage;
  if (record.eventName !== 'INSERT' || !image?.outbox) return [];
  const {
    id,
    tenantId,
    at,
    actorId,
    outbox = [],
  } = unmarshall(image as Parameters<typeof unmarshall>[0]) as PromisingItem;
  return outbox.map((entry, i) => ({ ...entry, id: `${id}${i}`, tenantId, at, actorId }));
}
