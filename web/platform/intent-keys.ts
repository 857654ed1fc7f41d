/** Of writes whose outcome nobody knows: the answer was lost on its way, or the server broke down. */
const open = new Map<string, string>();
const MOST = 20;

/** One key per intent: the same write, asked for again after its answer was lost, is done once. */
export const keyOf = (intent: string): string => open.get(intent) ?? crypto.randomUUID();

/** The outcome of a write is unknown: whoever asks for the same once more says that it is the same. */
export function keepKey(intent: string, key: string): void {
  const [oldest] = open.keys();
  if (oldest !== undefined && open.size >= MOST) open.delete(oldest);
  open.set(intent, key);
}

/** It was answered: done or refused, the next one is another. */
export const dropKey = (intent: string): void => void open.delete(intent);
