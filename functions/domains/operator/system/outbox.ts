import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { EventMessage, OutboxEntry } from '#shared/events.ts';

interface ActivityItem {
  readonly id: string;
  readonly tenantId: string;
  readonly at: string;
  readonly actorId: string;
  readonly outbox?: readonly OutboxEntry[];
}

/** The entries of a new activity item; every other stream record has none. */
export function outboxOf(record: DynamoDBRecord): EventMessage[] {
  const image = record.dynamodb?.NewImage;
  if (record.eventName !== 'INSERT' || !image?.sk?.S?.startsWith('A#')) return [];
  const {
    id,
    tenantId,
    at,
    actorId,
    outbox = [],
  } = unmarshall(image as Parameters<typeof unmarshall>[0]) as ActivityItem;
  return outbox.map((entry, i) => ({ ...entry, id: `${id}${i}`, tenantId, at, actorId }));
}
