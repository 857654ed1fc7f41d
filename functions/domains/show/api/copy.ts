import { seenOne } from '#functions/domains/free-field/values-store.ts';
import { ranked } from '#functions/domains/option/queue-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { commit } from '#functions/platform/write.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { showNumber } from '#shared/domains/show/rules.ts';
import { visible } from '../access.ts';
import { copyAt } from '../copy.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.copy, async ({ body, ctx }) => {
  const { fields, extra } = await copyAt(ctx, body.showId, () => body.start);
  const show = await showStore.prepare(ctx, ranked(ctx, fields));
  show.number = showNumber(show.no);
  await commit(showStore.writes(ctx, undefined, show, { action: 'copy', extra: extra(show) }));
  return seenOne(ctx, 'show', visible(ctx, show));
});
