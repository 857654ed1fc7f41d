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
