import { userStore } from '#functions/domains/identity/user/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { looksAfterTokens } from '#shared/domains/operator/api-token/rules.ts';
import { webhookContract } from '#shared/domains/operator/webhook/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { newestDeliveries } from './deliveries.ts';
import { getEndpoint } from './endpoints.ts';
import { createEndpoint, removeEndpoint, rotateSecret, seenEndpoint, seenEndpoints, updateEndpoint } from './manage.ts';
import { replay, replayFailed, sendTest } from './replay.ts';

const { routes } = webhookContract;
const PAGE = 25;

/** Those who look after the tokens of the agency look after its webhooks. */
function checkMay(ctx: UserContext): void {
  checkInternal(ctx);
  if (!looksAfterTokens(ctx.actor)) throw new AppError('denied');
}
/** A secret is for a user of the agency only. */
function checkMaySeeSecret(ctx: UserContext): void {
  checkMay(ctx);
  if (ctx.actor.impersonator) throw new AppError('denied');
}

export const handlers = {
  list: endpoint(routes.list, async ({ ctx }) => {
    checkMay(ctx);
    return { rows: await seenEndpoints(ctx) };
  }),
  get: endpoint(routes.get, async ({ body, ctx }) => {
    checkMay(ctx);
    return seenEndpoint(ctx, await getEndpoint(ctx, body.id));
  }),
  create: endpoint(routes.create, async ({ body, ctx }) => {
    checkMaySeeSecret(ctx);
    return createEndpoint(ctx, body);
  }),
  update: endpoint(routes.update, async ({ body, ctx }) => {
    checkMay(ctx);
    const { id, rev, ...input } = body;
    return updateEndpoint(ctx, id, rev, input);
  }),
  remove: endpoint(routes.remove, async ({ body, ctx }) => {
    checkMay(ctx);
    await removeEndpoint(ctx, body.id);
    return done;
  }),
  rotate: endpoint(routes.rotate, async ({ body, ctx }) => {
    checkMaySeeSecret(ctx);
    return rotateSecret(ctx, body.id, body.rev);
  }),
  sendTest: endpoint(routes.sendTest, async ({ body, ctx }) => {
    checkMay(ctx);
    return sendTest(ctx, body.id);
  }),
  deliveries: endpoint(routes.deliveries, async ({ body, ctx }) => {
    checkMay(ctx);
    await getEndpoint(ctx, body.id);
    const place = { tenantId: ctx.tenantId, endpointId: body.id };
    return newestDeliveries(place, body.before, body.isFailed, PAGE);
  }),
  replay: endpoint(routes.replay, async ({ body, ctx }) => {
    checkMay(ctx);
    return replay(ctx, body.id, body.deliveryId);
  }),
  replayFailed: endpoint(routes.replayFailed, async ({ body, ctx }) => {
    checkMay(ctx);
    const { zone } = await userStore.get(ctx, ctx.actor.userId);
    return replayFailed(ctx, zone, body.id, body.from, body.to);
  }),
};
