import { seenOne } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { withDayState } from '../public/day-state.ts';
import { checkAccess } from '../public/sees.ts';
import { visible } from '../public/visible.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.get, ({ params, ctx }) => {
  const show = showStore.get(ctx, params.id).then((found) => withDayState(ctx, visible(ctx, checkAccess(ctx, found))));
  return seenOne(ctx, 'show', show);
});
