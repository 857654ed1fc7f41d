import { BoundedCache } from '#functions/platform/data/bounded-cache.ts';
import type { Paged } from '#shared/kernel/contract/paging.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { ListQuery } from '../list-index/types.ts';
import { readMany } from './items.ts';
import type { RecordList } from './parts.ts';

const KEEP_MS = 30_000;
const MOST = 500;

interface Shown {
  readonly nos: readonly number[];
  readonly at: number;
}
/**
 * Record numbers of pages shown a moment ago, by request. They say which records to prefetch and are never the answer.
 */
const shown = new BoundedCache<Shown>(MOST);

function lately(key: string): readonly number[] | undefined {
  const last = shown.get(key);
  return last && Date.now() - last.at < KEEP_MS ? last.nos : undefined;
}
const isSame = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((no, i) => no === b[i]);

/**
 * Reads a page of a list with its records. A reopened list most likely shows the same records, so they load in parallel
 * with the index. They count only if the index names the same records and none has just been written.
 */
export async function readPage<T extends object>(
  tenantId: string,
  name: string,
  list: RecordList<T>,
  query: ListQuery,
): Promise<Paged<Stored<T>> & { sums: ReadonlyMap<number, number> }> {
  const key = `${tenantId} ${name} ${JSON.stringify(query)}`;
  const guess = lately(key);
  const early = guess && readMany<T>(tenantId, name, guess);
  early?.catch(() => undefined);
  const { nos, total, page, pageCount, sums, changedNos } = await list.read(tenantId, query);
  const isRight = guess !== undefined && changedNos.size === 0 && isSame(guess, nos);
  const rows = await (early && isRight ? early : readMany<T>(tenantId, name, nos, changedNos));
  shown.set(key, { nos, at: Date.now() });
  return { rows, total, page, pageCount, sums };
}
