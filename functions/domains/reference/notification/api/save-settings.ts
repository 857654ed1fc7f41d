import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { saveSettings } from '../store.ts';

export const handler = endpoint(notificationContract.routes.saveSettings, async ({ body, ctx }) => {
  await saveSettings(ctx.tenantId, ctx.actor.userId, body);
  return body;
});
