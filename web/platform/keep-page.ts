const WORKER = '/kept-page-worker.js';
/** Time in which what the page fetches late has come. */
const SETTLE_MS = 1500;

const isOwn = (address: string): boolean => {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && !pathname.startsWith('/api/') && pathname !== WORKER;
};
/** Everything this page was built from. */
const partsOf = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(isOwn),
  ),
];

/**
 * Keeps the page below a path on this device: once opened, it opens without a connection too. A browser that cannot keep
 * it shows it online only.
 */
export async function keepPage(scope: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER, { scope });
  const { active } = await navigator.serviceWorker.ready;
  await new Promise((settled) => setTimeout(settled, SETTLE_MS));
  active?.postMessage(partsOf());
}
