import { newId } from '#functions/platform/data/id.ts';
import { serialized } from '#functions/platform/data/serialized.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isPublicUrl } from '#functions/platform/http/outside.ts';
import { checkRoom, type Health, healthOf, rotationEnd } from '#shared/domains/operator/webhook/rules.ts';
import type { Webhook, WebhookInput } from '#shared/domains/operator/webhook/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import {
  allEndpoints,
  type Endpoint,
  endpointWrites,
  getEndpoint,
  nextOf,
  removalWrites,
  sealSecret,
  turnOf,
} from './endpoints.ts';
import { newSecret } from './sign.ts';
import { forgiven, healthsOf } from './turns.ts';

/** Everything but the secrets. */
function shown(endpoint: Endpoint, health: Health, now: Date): Webhook {
  const { former } = endpoint;
  const { okAt, failingSince } = health;
  return {
    ...endpoint,
    okAt,
    failingSince,
    health: healthOf(endpoint.isActive, health),
    ...(former && former.until > now.toISOString() ? { rotatesUntil: former.until } : {}),
  };
}

export async function seenEndpoint(ctx: UserContext, endpoint: Endpoint): Promise<Webhook> {
  const healths = await healthsOf(ctx.tenantId, [endpoint.id]);
  return shown(endpoint, healths.get(endpoint.id) ?? {}, ctx.now);
}

/** All endpoints, in the order in which they were made. */
export async function seenEndpoints(ctx: UserContext): Promise<Webhook[]> {
  const all = await allEndpoints(ctx);
  const healths = await healthsOf(
    ctx.tenantId,
    all.map(({ id }) => id),
  );
  return all.map((one) => shown(one, healths.get(one.id) ?? {}, ctx.now));
}

function checkAddress(url: string): void {
  if (!isPublicUrl(new URL(url))) throw new AppError('webhook.address', { field: 'url' });
}
const pausedBy = (isActive: boolean) => (isActive ? undefined : ('user' as const));

/** Makes an endpoint. Two at once are both counted against the room. */
export async function createEndpoint(ctx: UserContext, input: WebhookInput) {
  checkAddress(input.url);
  const { tenantId, now } = ctx;
  const [id, secret, at] = [newId(now), newSecret(), now.toISOString()];
  const meta = { tenantId, id, rev: 1, createdAt: at, updatedAt: at, pausedBy: pausedBy(input.isActive) };
  const endpoint: Endpoint = { ...input, ...meta, sealedSecret: sealSecret(ctx, id, secret) };
  await serialized(tenantId, ['webhooks'], async (turn) => {
    checkRoom((await allEndpoints(ctx)).length);
    await commit([...endpointWrites(ctx, undefined, endpoint, { action: 'create' }), ...turn]);
  });
  return { secret, webhook: shown(endpoint, {}, now) };
}

/** Finds an endpoint at the revision that the caller saw. */
async function seenAt(ctx: UserContext, id: Id, rev: number): Promise<Endpoint> {
  const endpoint = await getEndpoint(ctx, id);
  if (endpoint.rev !== rev) throw new AppError('stale', {}, { current: await seenEndpoint(ctx, endpoint) });
  return endpoint;
}

export async function updateEndpoint(ctx: UserContext, id: Id, rev: number, input: WebhookInput): Promise<Webhook> {
  checkAddress(input.url);
  const before = await seenAt(ctx, id, rev);
  const isSamePause = before.isActive === input.isActive;
  const after = nextOf(ctx, before, {
    ...input,
    pausedBy: isSamePause ? before.pausedBy : pausedBy(input.isActive),
  });
  const outbox = isSamePause ? [] : [turnOf(before)];
  const isBack = !isSamePause && input.isActive;
  await commit([
    ...endpointWrites(ctx, before, after, { action: 'update', outbox }),
    ...(isBack ? [forgiven({ tenantId: ctx.tenantId, endpointId: id })] : []),
  ]);
  return seenEndpoint(ctx, after);
}

/** Removes an endpoint. What waits for it is forgotten. */
export const removeEndpoint = async (ctx: UserContext, id: Id): Promise<void> =>
  commit(removalWrites(ctx, await getEndpoint(ctx, id)));

/** Gives an endpoint a new secret. The former one signs too, for a day. */
export async function rotateSecret(ctx: UserContext, id: Id, rev: number) {
  const before = await seenAt(ctx, id, rev);
  const secret = newSecret();
  const former = { sealedSecret: before.sealedSecret, until: rotationEnd(ctx.now) };
  const after = nextOf(ctx, before, { sealedSecret: sealSecret(ctx, id, secret), former });
  await commit(endpointWrites(ctx, before, after, { action: 'rotateSecret' }));
  return { secret, webhook: await seenEndpoint(ctx, after) };
}
