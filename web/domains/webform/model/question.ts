import type { ShowRow } from '#shared/domains/show/schemas.ts';
import type { Resolution } from '#shared/domains/webform/submission.ts';
import { questionOf } from '#web/domains/show/widgets/conflict-question.ts';

/** What a request asks of conflicts: at the venue it is about to get. */
export const requestQuestion = (show: ShowRow, { action, companyId }: Resolution): ReturnType<typeof questionOf> => ({
  ...questionOf(show),
  ...(action === 'merge' && companyId ? { venueId: companyId } : {}),
});
