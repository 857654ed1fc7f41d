import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { due } from '#functions/platform/data/due.ts';
import { readAll } from '#functions/platform/data/read.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { laterBy } from '#shared/domains/operator/webhook/rules.ts';
import type { Delivery } from '#shared/domains/operator/webhook/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/*
 * The deliveries to an endpoint: pk <tenant>#WEBHOOK#<endpoint>
 *   a delivery                       sk D#<event>               kept for 30 days
 *   that it failed                   sk F#<event>               the list of those that failed
 *   the waiting events of a record   sk L#<kind>#<no>           in their order; in the due index
 *   how sending goes                 sk S                       turns.ts
 * An event is in the lane of its record until it is delivered or given up. Only the first one of a lane is sent.
 */
export interface Place {
  readonly tenantId: string;
  readonly endpointId: Id;
}
export interface Lane extends Place {
  readonly sk: string;
  readonly queue: readonly string[];
  /** The first one is not tried before. */
  readonly nextAt: string;
}

export const LANE_DUE = 'webhook';
/** A message has the endpoint looked after at once. The job looks later, in case the message was lost. */
const GRACE_MS = 120_000;
export const placePk = ({ tenantId, endpointId }: Place): string => `${tenantId}#WEBHOOK#${endpointId}`;

const laneKey = (place: Place, lane: string) => ({ pk: placePk(place), sk: lane });
const laneOf = ({ record }: Pick<Delivery, 'record'>): string =>
  record ? `L#${record.kind}#${record.no}` : 'L#test#0';
const dueAt = ({ tenantId, endpointId }: Place, lane: string, at: string) =>
  due(tenantId, LANE_DUE, at, `${endpointId}#${lane}`);

/** Lets an event wait behind the earlier ones of its record. */
export function queued(place: Place, delivery: Delivery, now: Date): Write {
  const lane = laneOf(delivery);
  const { gsi3pk, gsi3sk } = dueAt(place, lane, laterBy(now, GRACE_MS));
  const set = 'gsi3pk = if_not_exists(gsi3pk, :kind), gsi3sk = if_not_exists(gsi3sk, :due)';
  return {
    item: {
      Update: {
        TableName: tableName(),
        Key: laneKey(place, lane),
        UpdateExpression: `SET #queue = list_append(if_not_exists(#queue, :none), :one), nextAt = if_not_exists(nextAt, :now), tenantId = :tenant, endpointId = :endpoint, ${set}`,
        ExpressionAttributeNames: { '#queue': 'queue' },
        ExpressionAttributeValues: {
          ':none': [],
          ':one': [delivery.id],
          ':now': now.toISOString(),
          ':tenant': place.tenantId,
          ':endpoint': place.endpointId,
          ':kind': gsi3pk,
          ':due': gsi3sk,
        },
      },
    },
  };
}

const isFirst = (id: string) => ({
  ConditionExpression: '#queue[0] = :id',
  ExpressionAttributeNames: { '#queue': 'queue' },
  ExpressionAttributeValues: { ':id': id },
});
const stale = () => new AppError('stale');

/** Takes the first event off its lane. The last one takes the lane along, unless another has come meanwhile. */
export function offLane(place: Place, { sk }: Pick<Lane, 'sk'>, id: string, isLast: boolean, now: Date): Write {
  const Key = laneKey(place, sk);
  const first = isFirst(id);
  if (isLast) {
    const alone = {
      ...first,
      ConditionExpression: `${first.ConditionExpression} AND size(#queue) = :one`,
      ExpressionAttributeValues: { ...first.ExpressionAttributeValues, ':one': 1 },
    };
    return { item: { Delete: { TableName: tableName(), Key, ...alone } }, refused: () => new AppError('exists') };
  }
  const { gsi3sk } = dueAt(place, sk, laterBy(now, GRACE_MS));
  const values = { ...first.ExpressionAttributeValues, ':now': now.toISOString(), ':due': gsi3sk };
  const UpdateExpression = 'SET nextAt = :now, gsi3sk = :due REMOVE #queue[0]';
  return {
    item: {
      Update: { TableName: tableName(), Key, UpdateExpression, ...first, ExpressionAttributeValues: values },
    },
    refused: stale,
  };
}

/** Has the first event of a lane wait for its next try. */
export function waits(place: Place, { sk }: Pick<Lane, 'sk'>, id: string, nextAt: string): Write {
  const first = isFirst(id);
  const { gsi3sk } = dueAt(place, sk, nextAt);
  const values = { ...first.ExpressionAttributeValues, ':next': nextAt, ':due': gsi3sk };
  const Update = {
    TableName: tableName(),
    Key: laneKey(place, sk),
    UpdateExpression: 'SET nextAt = :next, gsi3sk = :due',
    ...first,
    ExpressionAttributeValues: values,
  };
  return { item: { Update }, refused: stale };
}

/** All lanes in which events wait. */
export const allLanes = (place: Place): Promise<Lane[]> => readAll<Lane>({ pk: placePk(place), prefix: 'L#' });
/** Forgets what waits for an endpoint that is gone. */
export const dropLane = async (place: Place, { sk }: Lane): Promise<void> => {
  await documents.send(new DeleteCommand({ TableName: tableName(), Key: laneKey(place, sk) }));
};
