import { ownerOf } from '#functions/platform/data/user-item.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { shownDevices } from '../devices/view.ts';

export const handler = endpoint(notificationContract.routes.devices, ({ ctx }) => shownDevices(ownerOf(ctx)));
