import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { readItem, readItems } from '#functions/platform/data/read.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { enqueue } from '#functions/platform/jobs/queue.ts';
import { type Health, laterBy } from '#shared/domains/operator/webhook/rules.ts';
import type { EventMessage } from '#shared/events.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { type Place, placePk } from './lanes.ts';

/*
 * How sending to an endpoint goes:
 *   pk <tenant>#WEBHOOK#<endpoint>  sk S   its health; whose turn it is; whether it rests after failures
 * One worker at a time sends to an endpoint, for a short turn. So a slow endpoint takes at most one of the workers, and
 * each lane keeps its order.
 */
interface State extends Health {
  readonly leaseUntil?: string;
  /** Something came while a worker had the turn. */
  readonly again?: boolean;
  readonly restsUntil?: string;
}
/** Longer than the worker's function may run. */
const LEASE_MS = 100_000;
export const REST_S = 60;
const SYSTEM = 'system';
const HEALTH = ['okAt', 'failingSince', 'toldAt'] as const;
const healthIn = ({ okAt, failingSince, toldAt }: State): Health => ({ okAt, failingSince, toldAt });

const keyOf = (place: Place) => ({ pk: placePk(place), sk: 'S' });

/** Hands an endpoint to a worker after so many seconds. */
export const wake = ({ tenantId, endpointId }: Place, now: Date, afterS = 0): Promise<void> => {
  const at = now.toISOString();
  const turn = { type: 'webhookTurn', payload: { endpointId } } as const;
  const message: EventMessage<'webhookTurn'> = { ...turn, id: endpointId, tenantId, at, actorId: SYSTEM };
  return enqueue('webhook', [message], afterS);
};

const refusedState = (e: unknown): State | undefined => {
  if (!(e instanceof Error && e.name === 'ConditionalCheckFailedException')) throw e;
  return (e as { Item?: State }).Item;
};

/** Takes the turn. Undefined: another worker has it, and comes again; or the endpoint rests, and is woken later. */
export async function takeTurn(place: Place, now: Date): Promise<Health | undefined> {
  const at = now.toISOString();
  const base = { TableName: tableName(), Key: keyOf(place) };
  try {
    const { Attributes } = await documents.send(
      new UpdateCommand({
        ...base,
        UpdateExpression: 'SET leaseUntil = :until REMOVE again',
        ConditionExpression:
          '(attribute_not_exists(leaseUntil) OR leaseUntil <= :now) AND (attribute_not_exists(restsUntil) OR restsUntil <= :now)',
        ExpressionAttributeValues: { ':until': laterBy(now, LEASE_MS), ':now': at },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return healthIn((Attributes ?? {}) as State);
  } catch (e) {
    refusedState(e);
  }
  try {
    await documents.send(
      new UpdateCommand({
        ...base,
        UpdateExpression: 'SET again = :yes',
        ConditionExpression: 'leaseUntil > :now',
        ExpressionAttributeValues: { ':yes': true, ':now': at },
      }),
    );
  } catch (e) {
    refusedState(e);
    // The other worker has just ended its turn, or the endpoint rests. A later message finds out.
    if (!(await rests(place, at))) return takeTurn(place, now);
  }
  return undefined;
}

const rests = async (place: Place, at: string): Promise<boolean> => {
  const [state] = await readItems<State>([keyOf(place)], true);
  return (state?.restsUntil ?? '') > at;
};

interface End {
  readonly health: Health;
  /** Several tries have failed, one after the other. */
  readonly rests: boolean;
  /** Seconds until there is more to do; undefined if the job is early enough. */
  readonly afterS: number | undefined;
}
/** Ends the turn, and wakes the endpoint again if there is more to do. */
export async function endTurn(place: Place, { health, rests, afterS }: End, now: Date): Promise<void> {
  const kept = { ...health, ...(rests ? { restsUntil: laterBy(now, REST_S * 1000) } : {}) };
  const values = Object.entries(kept).filter(([, value]) => value !== undefined);
  const gone = [...HEALTH, 'restsUntil'].filter((name) => !values.some(([one]) => one === name));
  const set = values.map(([name]) => `${name} = :${name}`).join(', ');
  const { Attributes } = await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keyOf(place),
      UpdateExpression: `${set && `SET ${set}`} REMOVE ${['leaseUntil', 'again', ...gone].join(', ')}`,
      ...(set
        ? { ExpressionAttributeValues: Object.fromEntries(values.map(([name, value]) => [`:${name}`, value])) }
        : {}),
      ReturnValues: 'ALL_OLD',
    }),
  );
  const next = (Attributes as State | undefined)?.again ? 0 : afterS;
  if (rests) await wake(place, now, Math.max(REST_S, next ?? 0));
  else if (next !== undefined) await wake(place, now, next);
}

/** Forgets failures: an endpoint that is activated again has as long as a new one. */
export const forgiven = (place: Place): Write => ({
  item: { Update: { TableName: tableName(), Key: keyOf(place), UpdateExpression: 'REMOVE failingSince, restsUntil' } },
});

/** The health of endpoints, by their id. */
export async function healthsOf(tenantId: string, ids: readonly Id[]): Promise<ReadonlyMap<Id, Health>> {
  const found = await Promise.all(ids.map((endpointId) => readItem<State>(keyOf({ tenantId, endpointId }))));
  return new Map(ids.map((id, i) => [id, healthIn(found[i] ?? {})]));
}
