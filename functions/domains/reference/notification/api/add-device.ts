import { ownerOf } from '#functions/platform/data/user-item.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { isPublicUrl } from '#functions/platform/http/outside.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { shownDevices } from '../devices/view.ts';
import { keepDevice } from '../public/devices.ts';

export const handler = endpoint(notificationContract.routes.addDevice, async ({ body, ctx }) => {
  // The device of an operator must not learn what its user is told.
  if (ctx.actor.impersonator) throw new AppError('denied');
  if (!isPublicUrl(new URL(body.endpoint))) throw new AppError('url', { field: 'endpoint' });
  await keepDevice(ownerOf(ctx), body, ctx.now);
  return shownDevices(ownerOf(ctx));
});
