import type { StoredEntry } from '#shared/domains/booking/timetable/schemas.ts';
import { inUseEntries } from '#shared/domains/journeys/advancing/in-use.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { advancingStore, answersOf, requestOf } from '../store.ts';

const ENDED: readonly string[] = ['withdrawn', 'declined'];

/** Reads the times that answers give shows before they are approved, by the id of the show. */
export async function timesInUse(
  ctx: { readonly tenantId: string },
  showNos: readonly number[],
): Promise<ReadonlyMap<Id, readonly StoredEntry[]>> {
  if (showNos.length === 0) return new Map();
  const filters = [
    { column: 'show', anyOf: showNos },
    { column: 'inUse', anyOf: [1] },
  ];
  const found = (await advancingStore.where(ctx, filters)).filter(({ state }) => !ENDED.includes(state));
  const entries = await Promise.all(
    found.map(async ({ id, no, show }) => {
      const [request, answers] = await Promise.all([requestOf(ctx, id), answersOf(ctx.tenantId, no)]);
      return [show.showId, inUseEntries({ request, answers })] as const;
    }),
  );
  return new Map(entries);
}
