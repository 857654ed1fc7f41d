import { mayChangeOutside } from '#shared/domains/booking/show/outside-rules.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { useInternal } from './use-internal.ts';

/** Whether the user may change a show's fields. People outside change only what is still a request of theirs. */
export function useMayEdit(show: Pick<Show, 'lockedAt' | 'phase' | 'requesterId'>): boolean {
  const may = useCan()('show.update') && !show.lockedAt;
  const internal = useInternal();
  const { id: userId, role } = useMe().user;
  return may && (internal || mayChangeOutside(show, { userId, role }));
}
