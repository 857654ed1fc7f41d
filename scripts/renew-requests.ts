import { submissionStore } from '#functions/domains/booking/show/public/submission-store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { commitEach } from '#functions/platform/data/commit-each.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { everyRecord } from '#functions/platform/record/every.ts';
import { recordWrite } from '#functions/platform/record/items.ts';
import { askedOf } from '#shared/domains/booking/webform/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** Waiting requests of before their shows said which promoter and venue were typed. */
export async function renewRequests(tenantId: string): Promise<void> {
  const writes: Write[] = [];
  for await (const { state, showId, answers } of everyRecord(submissionStore, tenantId)) {
    if (state !== 'received') continue;
    const show = await showStore.find({ tenantId }, showId);
    if (!show?.isPreliminary || show.asked) continue;
    const asked = { ...show, asked: askedOf(answers) };
    const due = showStore.definition.due?.(asked);
    writes.push(recordWrite(tenantId, 'show', show, asked, { due }, async () => new AppError('stale')));
  }
  await commitEach(writes);
}
