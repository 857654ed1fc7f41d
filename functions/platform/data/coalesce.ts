/** Reads that began in this turn of the event loop and are not done, by name. */
const asked = new Map<string, Promise<unknown>>();

/**
 * Reads once for all callers in one turn of the event loop: parallel rows of an import need the same short lists. A
 * later caller gets a newer answer, so a strong read stays one.
 */
export function coalesce<T>(name: string, read: () => Promise<T>): Promise<T> {
  const begun = asked.get(name) as Promise<T> | undefined;
  if (begun) return begun;
  const answer = read();
  asked.set(name, answer);
  // After the promises that are ready now, and those that they start.
  process.nextTick(() => asked.delete(name));
  return answer;
}
