import { encodeTime } from 'ulid';
import { newId } from '#functions/platform/data/id.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { TEST_TYPE } from '#shared/domains/operator/webhook/rules.ts';
import type { Delivery } from '#shared/domains/operator/webhook/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { instantOf } from '#shared/kernel/time/zone.ts';
import { failedBetween, findDelivery, newDelivery, replayWrites } from './deliveries.ts';
import { type Endpoint, getEndpoint, logOf, turnOf } from './endpoints.ts';
import type { Place } from './lanes.ts';

/** Deliveries that one call sends again. */
const MOST = 200;
const TIME_CHARS = 10;

const placeOf = ({ tenantId, id }: Endpoint): Place => ({ tenantId, endpointId: id });
async function activeEndpoint(ctx: UserContext, id: Id): Promise<Endpoint> {
  const endpoint = await getEndpoint(ctx, id);
  if (!endpoint.isActive) throw new AppError('webhook.paused');
  return endpoint;
}
const logged = (ctx: UserContext, endpoint: Endpoint, action: 'testWebhook' | 'replayWebhook') =>
  logOf(ctx, endpoint, { action, outbox: [turnOf(endpoint)] });

/** Sends an event of no record, by which a receiver tries its code. */
export async function sendTest(ctx: UserContext, id: Id): Promise<Delivery> {
  const endpoint = await activeEndpoint(ctx, id);
  const event = { id: newId(ctx.now), type: TEST_TYPE, at: ctx.now.toISOString() };
  const { stored, writes } = newDelivery(placeOf(endpoint), event, ctx.now);
  await commit([...writes, logged(ctx, endpoint, 'testWebhook')]);
  return stored;
}

export async function replay(ctx: UserContext, id: Id, deliveryId: string): Promise<Delivery> {
  const endpoint = await activeEndpoint(ctx, id);
  const place = placeOf(endpoint);
  const delivery = await findDelivery(place, deliveryId);
  if (!delivery) throw new AppError('notFound');
  if (delivery.state === 'waiting') throw new AppError('webhook.waiting');
  const { stored, writes } = replayWrites(place, delivery, ctx.now);
  await commit([...writes, logged(ctx, endpoint, 'replayWebhook')]);
  return stored;
}

/** The beginning of the ids that are made at the start of a day. */
const startOf = (day: LocalDate, zone: string): string =>
  encodeTime(Date.parse(instantOf(`${day}T00:00`, zone)), TIME_CHARS);

export async function replayFailed(ctx: UserContext, zone: string, id: Id, from: LocalDate, to: LocalDate) {
  const endpoint = await activeEndpoint(ctx, id);
  const place = placeOf(endpoint);
  const span = [startOf(from, zone), startOf(addDays(to, 1), zone)] as const;
  const { deliveries, hasMore } = await failedBetween(place, ...span, MOST);
  let count = 0;
  for (const delivery of deliveries)
    if (await unlessRefused('stale', commit(replayWrites(place, delivery, ctx.now).writes))) count++;
  if (count > 0) await commit([logged(ctx, endpoint, 'replayWebhook')]);
  return { count, hasMore };
}
