import { ownerOf } from '#functions/platform/data/user-item.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { devicesOf, dropDevice } from '../public/devices.ts';

export const handler = endpoint(notificationContract.routes.removeDevices, async ({ query, ctx }) => {
  const owner = ownerOf(ctx);
  const ids = query.id ? [query.id] : (await devicesOf(owner)).map(({ id }) => id);
  for (const id of ids) await dropDevice(owner, id);
  return done;
});
