const WORKER = '/itinerary-worker.js';
const SCOPE = '/itinerary/';
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

/** Once opened, the page opens without a connection too. Browsers that cannot keep it show it online only. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const { active } = await navigator.serviceWorker.ready;
  await new Promise((settled) => setTimeout(settled, SETTLE_MS));
  active?.postMessage(partsOf());
}

interface Copy<T> {
  readonly at: string;
  readonly data: T;
}
const keyOf = (secret: string) => `backline.itinerary.${secret}`;

/** A copy of what a link shows, on this device alone. */
export function keepCopy(secret: string, data: unknown): void {
  try {
    localStorage.setItem(keyOf(secret), JSON.stringify({ at: new Date().toISOString(), data }));
  } catch {
    // A browser without room or storage shows it online only.
  }
}
export function keptCopy<T>(secret: string): Copy<T> | undefined {
  const kept = localStorage.getItem(keyOf(secret));
  return kept ? (JSON.parse(kept) as Copy<T>) : undefined;
}
export const dropCopy = (secret: string): void => localStorage.removeItem(keyOf(secret));
