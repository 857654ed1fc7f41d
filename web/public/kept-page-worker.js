// Keeps a page itself on the device; what the page shows it keeps on its own (web/platform/keep-page.ts).
const SCOPE = new URL(self.registration.scope).pathname;
/** Each page has a cache of its own: `itinerary`, `guestlist`. */
const CACHE = SCOPE.split('/')[1];
/** The page, whatever link it was opened by: no secret stands in the cache. */
const PAGE = `${SCOPE}kept`;

const keep = async (parts) => {
  const cache = await caches.open(CACHE);
  await Promise.all(parts.map(async (address) => (await cache.match(address)) ?? cache.add(address)));
  // Last and always anew: the page that is kept names the parts that are kept.
  await cache.add(PAGE);
  const wanted = new Set([PAGE, ...parts].map((address) => new URL(address, self.location.origin).href));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
};

const newest = async (request, key) => {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(key);
    if (!kept) throw error;
    return kept;
  }
};
const once = async (request) => (await caches.match(request)) ?? fetch(request);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(newest(request, PAGE));
  else event.respondWith(pathname.startsWith('/assets/') ? once(request) : newest(request, request));
});
