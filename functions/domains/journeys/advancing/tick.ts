import { dueItems } from '#functions/platform/data/due.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import type { Author } from '#shared/domains/journeys/advancing/schemas.ts';
import { run } from './public/run.ts';
import { ADVANCING_DUE, advancingStore, requestOf } from './store.ts';

interface DueItem {
  readonly tenantId: string;
  readonly no: number;
}
const BY: Author = { kind: 'job', id: 'remind', name: 'Backline' };

/** Returns whether the clock has changed a request. The mark may be older than the request. */
async function tick({ tenantId, no }: DueItem, now: Date): Promise<boolean> {
  const [before] = await advancingStore.many({ tenantId }, [no], new Set([no]));
  if (!before || before.deletedAt) return false;
  const ctx = { tenantId, now, actor: { userId: before.author.userId, name: BY.name } };
  const find = () => requestOf({ tenantId }, before.id);
  const { request } = await run(ctx, { find, command: () => ({ type: 'tick', by: BY }) });
  return request.rev > before.rev;
}

/** Looks at every request that is due. Runs that were missed have the effect of one. */
export async function tickDue(now: Date): Promise<{ requests: number }> {
  let requests = 0;
  await settleEach(dueItems<DueItem>(ADVANCING_DUE, now.toISOString()), async (item) => {
    if (await tick(item, now)) requests++;
  });
  return { requests };
}
