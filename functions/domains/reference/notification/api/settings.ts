import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { settingsOf } from '../store.ts';

export const handler = endpoint(notificationContract.routes.settings, ({ ctx }) =>
  settingsOf(ctx.tenantId, ctx.actor.userId),
);
