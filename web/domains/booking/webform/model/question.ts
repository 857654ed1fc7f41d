import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import type { Resolution } from '#shared/domains/booking/webform/submission.ts';
import { questionOf } from '#web/domains/booking/show/widgets/conflict-question.ts';

/** Asks for the conflicts of a request, at the venue that the decision gives it. */
export const requestQuestion = (show: ShowRow, { action, companyId }: Resolution): ReturnType<typeof questionOf> => ({
  ...questionOf(show),
  ...(action === 'merge' && companyId ? { venueId: companyId } : {}),
});
