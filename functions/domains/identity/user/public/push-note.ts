import { userStore } from '#functions/domains/identity/user/store.ts';
import { devicesOf, dropDevice } from '#functions/domains/reference/notification/public/devices.ts';
import { push } from '#functions/domains/reference/notification/public/push.ts';
import { longDay } from '#functions/platform/mail/notice.ts';
import type { EventMessage } from '#shared/events.ts';

/**
 * Shows a notification on the devices of its user. A device that cannot be reached misses it: the inbox has it. One
 * whose registration is over is dropped, as are those of a user who is gone.
 */
export async function pushNote({ tenantId, payload }: EventMessage<'push'>): Promise<void> {
  const { userId, note } = payload;
  const owner = { tenantId, userId };
  const [user, devices] = await Promise.all([userStore.find(owner, userId), devicesOf(owner)]);
  const isGone = !user || user.deletedAt !== undefined || user.state === 'deactivated';
  const { id, kind, subject, event, target } = note;
  const when = event && user ? [event.who, longDay(user.locale, event.date)] : [];
  const message = { id, kind, target, body: [subject, ...when].join(' · ') };
  for (const device of devices)
    if (isGone || (await push(device, message)) === 'gone') await dropDevice(owner, device.id);
}
