import { putBy, type Write } from '#functions/platform/data/write.ts';

/** Finds the parts of a write that put the record itself. */
export async function recordParts(writes: readonly Write[]): Promise<Write[]> {
  const items = await Promise.all(writes.map(putBy));
  return writes.filter((_, i) => items[i]?.sk === 'R');
}
