import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import type { Device } from '#shared/domains/reference/notification/device-routes.ts';
import { call } from '#web/platform/api.ts';
import { deviceLabel } from '#web/platform/browser.ts';
import { PUSH_SCOPE, PUSH_WORKER, pushRegistration } from '#web/platform/push-scope.ts';

const { addDevice } = notificationContract.routes;
const WORDS = `${PUSH_SCOPE}words`;
const ID_CHARS = 22;

/** Whether the browser can show notifications at all. On an iPhone the application must be on the home screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The id of this device, as the server makes it from the address. Undefined while it is off. */
export async function thisDevice(): Promise<Device['id'] | null> {
  const subscription = await (await pushRegistration())?.pushManager.getSubscription();
  if (!subscription) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return base64url(digest).slice(0, ID_CHARS);
}

/** Keeps the words of the kinds for the worker, which knows no languages. */
export async function keepWords(words: Readonly<Record<string, string>>): Promise<void> {
  const cache = await caches.open('push');
  await cache.put(WORDS, new Response(JSON.stringify(words), { headers: { 'Content-Type': 'application/json' } }));
}

/** Asks the user, and registers this device. Answers whether the user agreed. */
export async function turnOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(PUSH_WORKER, { scope: PUSH_SCOPE });
  const registration = await activeRegistration();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const [p256dh, auth] = (['p256dh', 'auth'] as const).map((name) => subscription.getKey(name));
  if (!p256dh || !auth) return false;
  const keys = { p256dh: base64url(p256dh), auth: base64url(auth) };
  await call(addDevice, {
    body: { label: deviceLabel(navigator.userAgent), endpoint: subscription.endpoint, ...keys },
  });
  return true;
}

/** The push service takes no registration before the worker is active. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await pushRegistration();
  if (!registration) throw new Error('the worker is not registered');
  const worker = registration.installing ?? registration.waiting;
  if (worker && !registration.active)
    await new Promise<void>((active) =>
      worker.addEventListener('statechange', () => worker.state === 'activated' && active()),
    );
  return registration;
}
