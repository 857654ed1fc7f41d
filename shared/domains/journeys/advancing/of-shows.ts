import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { needsDecision } from './progress.ts';
import type { RequestHead } from './schemas.ts';

/** How far the requests of a show are together, in numbers of questions. */
export const ShowProgress = z.object({
  showId: Id,
  requests: z.int(),
  asked: z.int(),
  answered: z.int(),
  settled: z.int(),
  needsDecision: z.boolean(),
});
export type ShowProgress = z.infer<typeof ShowProgress>;

const UNCOUNTED: readonly RequestHead['state'][] = ['draft', 'declined', 'withdrawn'];

/** Adds up the requests by show. Drafts and requests that ended without answers do not count. */
export function progressByShow(requests: readonly RequestHead[]): ShowProgress[] {
  const byShow = new Map<Id, ShowProgress>();
  for (const request of requests.filter(({ state }) => !UNCOUNTED.includes(state))) {
    const { showId } = request.show;
    const { asked, answered, settled } = request.progress;
    const sum = byShow.get(showId);
    byShow.set(showId, {
      showId,
      requests: (sum?.requests ?? 0) + 1,
      asked: (sum?.asked ?? 0) + asked,
      answered: (sum?.answered ?? 0) + answered,
      settled: (sum?.settled ?? 0) + settled,
      needsDecision: (sum?.needsDecision ?? false) || needsDecision(request),
    });
  }
  return [...byShow.values()];
}
