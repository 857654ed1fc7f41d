import { dueItems } from '#functions/platform/data/due.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import type { Actor } from '#shared/domains/agreements/esign/outcome.ts';
import { act } from '../act.ts';
import { promises } from '../promises.ts';
import { ESIGN_DUE, type EsignRecord, esignStore } from '../store.ts';

interface DueItem {
  readonly tenantId: string;
  readonly no: number;
}
export const jobActor = (operation: string): Actor => ({ kind: 'job', id: operation, name: 'Backline' });

/** Finds the document of a mark. The mark may be older than the document. */
export async function liveDocument({ tenantId, no }: DueItem): Promise<EsignRecord | undefined> {
  const [document] = await esignStore.many({ tenantId }, [no], new Set([no]));
  return document?.deletedAt ? undefined : document;
}
export const contextOf = (tenantId: string, { author }: EsignRecord, now: Date): TenantContext => ({
  tenantId,
  now,
  actor: { userId: author.userId, name: 'Backline' },
});

/** Returns whether the clock has changed a document: a reminder, a warning, a passed deadline, an expiry or an alarm. */
async function tick(item: DueItem, now: Date): Promise<boolean> {
  const before = await liveDocument(item);
  if (!before) return false;
  const ctx = contextOf(item.tenantId, before, now);
  const after = await act(ctx, before.id, { type: 'tick', by: jobActor('remind') }, promises);
  return after.rev > before.rev;
}

/** Looks at every document that is due. Runs that were missed have the effect of one. */
export async function tickDue(now: Date): Promise<{ documents: number }> {
  let documents = 0;
  await settleEach(dueItems<DueItem>(ESIGN_DUE, now.toISOString()), async (item) => {
    if (await tick(item, now)) documents++;
  });
  return { documents };
}
