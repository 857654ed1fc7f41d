import webPush from 'web-push';
import { SafeFetchError } from '#functions/platform/http/outside.ts';
import { safePost } from '#functions/platform/http/safe-post.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { vapidKeys } from '../devices/vapid.ts';
import type { StoredDevice } from './devices.ts';

/** The content of a message. Only the device can read it: it is encrypted for it (RFC 8291). */
export interface PushMessage {
  readonly id: string;
  readonly kind: string;
  readonly body: string;
  /** The page that it leads to. */
  readonly target: string;
}

/** Seconds in which a device that is off may still get it. */
const TTL_S = 86_400;
const GONE = [404, 410];
/** Push services write here about a sender that troubles them. */
const sender = (): string => `mailto:${/<([^>]+)>/.exec(env.mailFrom())?.[1] ?? env.mailFrom()}`;

/** Sends a message to one device. `gone`: its browser has ended the registration. */
export async function push(device: StoredDevice, message: PushMessage): Promise<'sent' | 'gone' | 'failed'> {
  const { endpoint, p256dh, auth } = device;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject: sender(), ...vapidKeys() }, TTL: TTL_S, contentEncoding: 'aes128gcm' },
  );
  try {
    const { status } = await safePost(new URL(endpoint), { headers, body: body ?? Buffer.alloc(0) });
    if (GONE.includes(status)) return 'gone';
    if (status < 300) return 'sent';
    logger.warn('push refused', { status });
  } catch (e) {
    if (!(e instanceof SafeFetchError)) throw e;
    logger.warn('push failed', { reason: e.reason });
  }
  return 'failed';
}
