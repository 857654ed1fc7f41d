import { seenOne } from '#functions/domains/free-field/values-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { commit } from '#functions/platform/write.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { lengthMinutes, showNumber } from '#shared/domains/show/rules.ts';
import { addMinutes } from '#shared/kernel/date.ts';
import { inputOf } from '../input.ts';
import { checkAccess, prepareShow, visible } from '../prepare.ts';
import { showStore } from '../store.ts';

/** The same show at another time, as an open one: no lock, no expiry. */
export const handler = endpoint(showContract.routes.copy, async ({ body, ctx }) => {
  const source = checkAccess(ctx, await showStore.get(ctx, body.showId));
  const times = { start: body.start, end: addMinutes(body.start, lengthMinutes(source)) };
  const input = { ...inputOf(source), ...times, expiresOn: undefined };
  const show = await showStore.prepare(
    ctx,
    prepareShow(ctx, input, { number: '', owner: source.owner, freeFields: source.freeFields }),
  );
  show.number = showNumber(show.no);
  await commit(showStore.writes(ctx, undefined, show, { action: 'copy' }));
  return seenOne(ctx, 'show', visible(ctx, show));
});
