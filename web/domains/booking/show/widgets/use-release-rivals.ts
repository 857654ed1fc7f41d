import { useQueryClient } from '@tanstack/react-query';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import type { Phase } from '#shared/kernel/record/appointment.ts';
import { useAttempt } from './use-attempt.ts';

/**
 * Offers to release the rival options of a show that a form has just confirmed, as the confirmation dialog does. Rivals
 * are options of the same date, which a confirmed show must not leave open. Resolves after the answer.
 */
export function useReleaseRivals(): (before: Phase | undefined, saved: Show) => Promise<void> {
  const client = useQueryClient();
  const attempt = useAttempt();
  return async (before, saved) => {
    if (saved.phase !== 'confirmed' || before === 'confirmed') return;
    // If this part fails to load, the show is confirmed all the same: a failed form would be sent again.
    const part = await import('./release-rivals.tsx').catch(() => undefined);
    await part?.releaseRivals({ client, attempt }, saved);
  };
}
