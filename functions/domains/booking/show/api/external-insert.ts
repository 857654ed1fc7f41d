import { statusesOf } from '#functions/domains/reference/status/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { ShowInput } from '#shared/domains/booking/show/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { agentOf, asked, checkVenue, promoterFor } from '../external.ts';
import { requestedShow } from '../public/request.ts';
import { visible } from '../public/visible.ts';
import { showStore } from '../store.ts';

/** A date that is asked for from outside: it waits for the agency, whose agent of the artist hears of it. */
export const handler = endpoint(showContract.routes.externalInsert, async ({ body, ctx }) => {
  const [statuses, agentId] = await Promise.all([statusesOf(ctx, 'show'), agentOf(ctx, body.artistIds)]);
  const first = statuses.find(({ phase, isActive }) => phase === 'options' && isActive);
  if (!first) throw new AppError('show.noOpenStatus');
  const promoterId = promoterFor(ctx, body.promoterId);
  await checkVenue(ctx, body.venueId);
  const input = ShowInput.parse({ ...body, promoterId, statusId: first.id, ownerId: agentId });
  const show = await requestedShow(ctx, input, {}, { requesterId: ctx.actor.userId });
  const outbox = await asked(ctx, show, agentId);
  await commit(showStore.writes(ctx, undefined, show, { action: 'request', outbox }));
  return visible(ctx, show);
});
