/** What is read of each, in their order; while one is worked on, so many more are on their way. */
export async function* readAhead<I, O>(
  items: readonly I[],
  ahead: number,
  read: (item: I) => Promise<O>,
): AsyncGenerator<O> {
  const begun: Promise<O>[] = [];
  const begin = (item: I) => {
    const reading = read(item);
    // Where the work stops half-way nobody asks for it any more.
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
