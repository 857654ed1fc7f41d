import { withDayState } from '#functions/domains/booking/show/public/day-state.ts';
import { checkAccess } from '#functions/domains/booking/show/public/sees.ts';
import { submissionOfShow } from '#functions/domains/booking/show/public/submission-store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { promotersLike, venuesLike } from '../candidates.ts';
import { showFields } from '../questions.ts';

export const handler = endpoint(webformContract.routes.request, async ({ params, ctx }) => {
  const show = await showStore.get(ctx, params.id);
  checkAccess(ctx, show);
  const submission = await submissionOfShow(ctx, params.id);
  const { answers, free } = submission;
  const [seen, promoters, venues, fields] = await Promise.all([
    withDayState(ctx, show),
    promotersLike(ctx.tenantId, answers),
    venuesLike(ctx.tenantId, answers),
    showFields(ctx.tenantId),
  ]);
  return { show: seen, submission, promoters, venues, questions: fields.filter(({ id }) => id in free) };
});
