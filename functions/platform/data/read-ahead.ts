/** Reads each item, in order. While the caller works on one, the next `ahead` reads are under way. */
export async function* readAhead<I, O>(
  items: readonly I[],
  ahead: number,
  read: (item: I) => Promise<O>,
): AsyncGenerator<O> {
  const begun: Promise<O>[] = [];
  const begin = (item: I) => {
    const reading = read(item);
    // If the caller stops early, no one awaits this read: its failure must not go unhandled.
    reading.catch(() => undefined);
    begun.push(reading);
  };
  for (const item of items.slice(0, ahead)) begin(item);
  for (let at = ahead; begun.length > 0; at++) {
    const found = await (begun.shift() as Promise<O>);
    if (at < items.length) begin(items[at] as I);
    yield found;
  }
}
