/** Does something with each in turn, so many at the same time; after a failure nothing new is begun. */
export async function inParallel<T>(
  items: Iterable<T> | AsyncIterable<T>,
  atOnce: number,
  run: (item: T) => Promise<unknown>,
): Promise<void> {
  async function* each() {
    yield* items;
  }
  const source = each();
  const work = async () => {
    for await (const item of source) await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
