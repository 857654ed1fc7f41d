import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import { inParallel } from '#functions/platform/jobs/in-parallel.ts';
import {
  failsTooLong,
  type Health,
  healthAfter,
  isGone,
  mayTell,
  nextTry,
} from '#shared/domains/operator/webhook/rules.ts';
import { endWrites, findDelivery, retryWrites, type StoredDelivery, type Try } from './deliveries.ts';
import { type Endpoint, findEndpoint, logOf } from './endpoints.ts';
import { allLanes, dropLane, type Lane, offLane, type Place } from './lanes.ts';
import { news, pause } from './pause.ts';
import { post } from './post.ts';
import { endTurn, takeTurn } from './turns.ts';

export type Clock = () => Date;
/** A turn begins nothing new after so long. Then the other endpoints have theirs. */
const TURN_MS = 40_000;
/** Lanes that are sent from at the same time. */
const AT_ONCE = 4;
/** After so many failures, one after the other, the endpoint rests. */
const MOST_FAILURES = 3;
/** The longest delay of a message. What waits longer is found by the job. */
const MOST_DELAY_MS = 900_000;
const PAUSED: Try = { failure: 'paused', isUntried: true };

/** The state of a turn. */
interface Turn {
  readonly place: Place;
  readonly endpoint: Endpoint;
  readonly clock: Clock;
  readonly endsAt: number;
  health: Health;
  failures: number;
  isGone: boolean;
  hasGivenUp: boolean;
  hasMore: boolean;
  soonest: number | undefined;
  sent: number;
}

const isOver = (turn: Turn): boolean =>
  turn.isGone || turn.failures >= MOST_FAILURES || turn.clock().getTime() >= turn.endsAt;

/** Takes an event off its lane, with what belongs to it. */
async function take({ place, clock }: Turn, lane: Lane, id: string, isLast: boolean, writes: readonly Write[] = []) {
  const off = (isOnly: boolean) => commit([...writes, offLane(place, lane, id, isOnly, clock())]);
  const isDone = isLast && (await unlessRefused('exists', off(true)));
  if (!isDone) await off(false);
}
const end = (turn: Turn, lane: Lane, delivery: StoredDelivery, one: Try, isLast: boolean) =>
  take(turn, lane, delivery.id, isLast, endWrites(turn.place, delivery, one, turn.clock()));

function note(turn: Turn, { failure }: Try): void {
  turn.health = healthAfter(turn.health, failure === undefined, turn.clock());
  turn.failures = failure ? turn.failures + 1 : 0;
  turn.sent++;
}

/** Tries a delivery. Tells whether the next one of its lane may follow. */
async function tryOne(turn: Turn, lane: Lane, delivery: StoredDelivery, isLast: boolean): Promise<boolean> {
  const { place, endpoint, clock } = turn;
  const one = await post(endpoint, delivery, clock());
  note(turn, one);
  if (isGone(one)) turn.isGone = true;
  const now = clock();
  const nextAt = one.failure && !isGone(one) ? nextTry(delivery.since, delivery.tries + 1, now) : undefined;
  if (nextAt === undefined) {
    await end(turn, lane, delivery, one, isLast);
    turn.hasGivenUp ||= one.failure !== undefined;
    return true;
  }
  await commit(retryWrites(place, lane, delivery, one, nextAt, now));
  const wait = Date.parse(nextAt) - now.getTime();
  turn.soonest = Math.min(turn.soonest ?? wait, wait);
  return false;
}

/** Works through a lane as it was read, in its order. What has come since waits for the next turn. */
async function work(turn: Turn, lane: Lane, step: typeof tryOne): Promise<void> {
  for (const [i, id] of lane.queue.entries()) {
    if (isOver(turn)) {
      turn.hasMore = true;
      return;
    }
    const isLast = i === lane.queue.length - 1;
    const delivery = await findDelivery(turn.place, id);
    if (!delivery) await take(turn, lane, id, isLast);
    else if (!(await step(turn, lane, delivery, isLast))) return;
  }
}

/** Ends what still waits at an endpoint that is paused. */
async function endPaused(turn: Turn, lane: Lane, delivery: StoredDelivery, isLast: boolean): Promise<boolean> {
  await end(turn, lane, delivery, PAUSED, isLast);
  return true;
}

/** Pauses an endpoint that is gone or has failed for days, or tells that deliveries were given up. */
async function settle(turn: Turn): Promise<void> {
  const { endpoint, clock, health } = turn;
  const now = clock();
  const isFailing = health.failingSince !== undefined && failsTooLong(health.failingSince, now);
  if (turn.isGone || isFailing) return pause(endpoint, turn.isGone ? 'gone' : 'failing', now);
  if (!turn.hasGivenUp || !mayTell(health, now)) return;
  turn.health = { ...health, toldAt: now.toISOString() };
  const ctx = { tenantId: endpoint.tenantId, now, actor: { userId: 'system', name: 'Backline' } };
  await commit([logOf(ctx, endpoint, { action: 'webhookFailing', outbox: [news(endpoint, 'failing')] })]);
}

function afterS({ hasMore, soonest }: Turn): number | undefined {
  if (hasMore) return 0;
  return soonest === undefined || soonest > MOST_DELAY_MS ? undefined : Math.ceil(soonest / 1000);
}

/** Sends what may leave to an endpoint, for a while. Answers how often something was sent. */
export async function sendDue(place: Place, clock: Clock): Promise<number> {
  const start = clock();
  const health = await takeTurn(place, start);
  if (!health) return 0;
  const [endpoint, lanes] = await Promise.all([findEndpoint(place, place.endpointId), allLanes(place)]);
  if (!endpoint) {
    for (const lane of lanes) await dropLane(place, lane);
    await endTurn(place, { health, rests: false, afterS: undefined }, clock());
    return 0;
  }
  const at = start.toISOString();
  const ready = endpoint.isActive ? lanes.filter(({ nextAt }) => nextAt <= at) : lanes;
  const fresh = { failures: 0, isGone: false, hasGivenUp: false, hasMore: false, soonest: undefined, sent: 0 };
  const turn: Turn = { place, endpoint, clock, endsAt: start.getTime() + TURN_MS, health, ...fresh };
  await inParallel(ready, AT_ONCE, (lane) => work(turn, lane, endpoint.isActive ? tryOne : endPaused));
  if (endpoint.isActive) await settle(turn);
  const rests = turn.failures >= MOST_FAILURES;
  await endTurn(place, { health: turn.health, rests, afterS: afterS(turn) }, clock());
  return turn.sent;
}
