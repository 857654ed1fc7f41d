import { submissionsOf } from '#functions/domains/booking/show/public/submission-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { webformStore } from '../store.ts';

export const handler = endpoint(webformContract.routes.log, async ({ body, ctx }) => {
  if (body.webformId) await webformStore.get(ctx, body.webformId);
  return submissionsOf(ctx, body);
});
