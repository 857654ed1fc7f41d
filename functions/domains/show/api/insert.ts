import { seenOne } from '#functions/domains/free-field/values-store.ts';
import { ranked } from '#functions/domains/option/queue-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInside } from '#functions/platform/inside.ts';
import { commit } from '#functions/platform/write.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { showNumber } from '#shared/domains/show/rules.ts';
import { visible } from '../access.ts';
import { assigned } from '../assigned.ts';
import { prepareShow } from '../prepare.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.insert, async ({ body, ctx }) => {
  checkInside(ctx);
  const input = prepareShow(ctx, body, { number: '' });
  const show = await showStore.prepare(
    ctx,
    input.then((made) => ranked(ctx, made, body.rank)),
  );
  show.number = showNumber(show.no);
  await commit(showStore.writes(ctx, undefined, show, { outbox: assigned(ctx, undefined, show) }));
  return seenOne(ctx, 'show', visible(ctx, show));
});
