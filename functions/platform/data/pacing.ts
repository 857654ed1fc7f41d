/** Milliseconds a request may lose to others; the rest of its function's 15 seconds is for its own work. */
const PATIENCE_MS = 8_000;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 640;

/**
 * Paces the tries of who was overtaken: random pauses, twice as long each time. Answers false when the request has no
 * time left for another try.
 */
export function pacing(patience = PATIENCE_MS): () => Promise<boolean> {
  const until = Date.now() + patience;
  let longest = FIRST_PAUSE_MS;
  return async () => {
    if (Date.now() >= until) return false;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
    longest = Math.min(LONGEST_PAUSE_MS, longest * 2);
    return true;
  };
}

const lines = new Map<string, Promise<void>>();

/** Does work of one key one after the other in this process, in the order it came. */
export async function inLine<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(key);
  const own = before ? before.then(work) : work();
  const ended = own.then(
    () => undefined,
    () => undefined,
  );
  lines.set(key, ended);
  try {
    return await own;
  } finally {
    if (lines.get(key) === ended) lines.delete(key);
  }
}
