import type { Owner } from '#functions/platform/data/user-item.ts';
import { devicesOf } from '../public/devices.ts';
import { vapidKeys } from './vapid.ts';

/** The devices of a user, the newest first, without their addresses. */
export async function shownDevices(owner: Owner) {
  const rows = (await devicesOf(owner)).map(({ id, label, createdAt }) => ({ id, label, createdAt }));
  return {
    publicKey: vapidKeys().publicKey,
    rows: rows.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
  };
}
