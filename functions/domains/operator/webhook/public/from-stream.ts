import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit } from '#functions/platform/data/write.ts';
import { inParallel } from '#functions/platform/jobs/in-parallel.ts';
import { logFailure } from '#functions/platform/runtime/outage-log.ts';
import {
  eventsOf,
  isWanted,
  type LoggedWrite,
  type RecordEvent,
  typeOf,
} from '#shared/domains/operator/webhook/rules.ts';
import { newDelivery } from '../deliveries.ts';
import { allEndpoints, ENDPOINTS, type Endpoint } from '../endpoints.ts';
import { type Place, placePk } from '../lanes.ts';
import { wake } from '../turns.ts';

/** The endpoints of an agency are read again after so long. Most agencies have none, and their writes pay for nothing. */
const KNOWN_MS = 10_000;
const AT_ONCE = 8;
interface Known {
  readonly readAt: number;
  readonly endpoints: Promise<readonly Endpoint[]>;
}
const known = new Map<string, Known>();

function endpointsOf(tenantId: string, now: Date): Promise<readonly Endpoint[]> {
  const kept = known.get(tenantId);
  if (kept && now.getTime() - kept.readAt < KNOWN_MS) return kept.endpoints;
  const endpoints = allEndpoints({ tenantId }, false);
  known.set(tenantId, { readAt: now.getTime(), endpoints });
  endpoints.catch(() => known.delete(tenantId));
  return endpoints;
}
/** This worker has just seen a change of endpoints. Others see it when they read again. */
function forget(records: readonly DynamoDBRecord[]): void {
  for (const { dynamodb } of records) {
    const pk = dynamodb?.Keys?.pk?.S ?? '';
    if (pk.endsWith(ENDPOINTS)) known.delete(pk.slice(0, -ENDPOINTS.length));
  }
}

const FIELDS = ['id', 'at', 'tenantId', 'entity', 'recordId', 'no', 'rev', 'isNew', 'isGone', 'tells'] as const;
type Entry = LoggedWrite & { readonly tenantId: string };
/** The log entry of a change. Most items of the stream are none. */
function entryIn({ eventName, dynamodb }: DynamoDBRecord): Entry | undefined {
  const image = dynamodb?.NewImage;
  const isEntry = eventName === 'INSERT' && dynamodb?.Keys?.sk?.S?.startsWith('A#');
  if (!isEntry || !image || !(image.rev || image.tells)) return undefined;
  const read = Object.fromEntries(FIELDS.flatMap((name) => (image[name] ? [[name, image[name]]] : [])));
  return unmarshall(read as Parameters<typeof unmarshall>[0]) as Entry;
}

/** An event for an endpoint, and the place of its entry in the batch. */
interface Caused {
  readonly place: Place;
  readonly event: RecordEvent;
  readonly at: number;
}
async function causedBy(records: readonly DynamoDBRecord[], now: Date): Promise<Caused[]> {
  const caused: Caused[] = [];
  for (const [at, record] of records.entries()) {
    const entry = entryIn(record);
    const events = entry ? eventsOf(entry) : [];
    if (!entry || events.length === 0) continue;
    const { tenantId } = entry;
    for (const endpoint of await endpointsOf(tenantId, now))
      for (const event of events)
        if (isWanted(endpoint, event)) caused.push({ place: { tenantId, endpointId: endpoint.id }, event, at });
  }
  return caused;
}

const laneOf = ({ place, event: { record } }: Caused): string => `${placePk(place)} ${record.kind} ${record.no}`;

/** Keeps the events of a record in their order. After a failure, the later ones wait for the batch to come again. */
async function keepInOrder(all: readonly Caused[], now: Date): Promise<number[]> {
  for (const { place, event, at } of all) {
    const { id, at: happenedAt, record } = event;
    const { writes } = newDelivery(place, { id, type: typeOf(event), at: happenedAt, record }, now);
    try {
      await unlessRefused('exists', commit(writes));
    } catch (e) {
      logFailure('a delivery was not kept', e, { tenantId: place.tenantId });
      return [at];
    }
  }
  return [];
}

/** A lost message does no harm: the job finds what is due. */
const wakeAll = (all: readonly Caused[], now: Date) => {
  const places = new Map(all.map(({ place }) => [placePk(place), place]));
  return inParallel(places.values(), AT_ONCE, (place) =>
    wake(place, now).catch((e: unknown) => logFailure('an endpoint was not woken', e, { tenantId: place.tenantId })),
  );
};

/**
 * Keeps a delivery for each change of a record and each endpoint that follows it. The stream brings the changes of a
 * record in their order. Answers the places of those that were not kept. An event takes its id from the log entry, so a
 * batch that comes again makes no second delivery.
 */
export async function keepDeliveries(records: readonly DynamoDBRecord[], now: Date): Promise<number[]> {
  forget(records);
  try {
    const caused = await causedBy(records, now);
    const lanes = new Map<string, Caused[]>();
    for (const one of caused) lanes.set(laneOf(one), [...(lanes.get(laneOf(one)) ?? []), one]);
    const failed: number[] = [];
    await inParallel(lanes.values(), AT_ONCE, async (lane) => failed.push(...(await keepInOrder(lane, now))));
    await wakeAll(caused, now);
    return failed;
  } catch (e) {
    logFailure('endpoints were not read', e);
    return [0];
  }
}
