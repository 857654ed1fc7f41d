// Shows a notification of the inbox on the device (web/domains/reference/notification/model/device.ts).
const WORDS = '/push/words';

/** The page keeps the words of each kind in the user's language. */
const wordsOf = async () => {
  const kept = await caches.match(WORDS);
  return kept ? kept.json() : {};
};
const show = async ({ id, kind, body, target }) => {
  const words = await wordsOf();
  await self.registration.showNotification(words[kind] ?? 'Backline', {
    body,
    tag: id,
    icon: '/icon.svg',
    data: target,
  });
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(new URL(event.notification.data, self.location.origin)));
});
