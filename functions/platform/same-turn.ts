/** Answers under way that were asked for in this turn of the event loop, by name. */
const asked = new Map<string, Promise<unknown>>();

/**
 * What many ask for in one turn of the event loop is read once: rows of an import that go side by side need the same
 * short lists. Who asks later gets a newer answer, so a strong read stays one.
 */
export function sameTurn<T>(name: string, read: () => Promise<T>): Promise<T> {
  const begun = asked.get(name) as Promise<T> | undefined;
  if (begun) return begun;
  const answer = read();
  asked.set(name, answer);
  // After the promises that are ready now, and all that they set going.
  process.nextTick(() => asked.delete(name));
  return answer;
}
