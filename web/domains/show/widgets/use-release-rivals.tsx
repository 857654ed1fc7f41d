import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Show } from '#shared/domains/show/schemas.ts';
import type { Phase } from '#shared/kernel/appointment.ts';
import { formatDay } from '#web/platform/format.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { dayOf } from '../model/when.ts';
import { conflictsQuery, showQuery } from '../queries.ts';
import { MAX_RELEASED, questionOf, rivalsIn } from './use-rivals.ts';
import { useStatusActions } from './use-show-actions.ts';

/**
 * Offers to release the rivals of a show that a form has just confirmed, as the dialog does that confirms: whichever way
 * a show gets there, its options of the same date stand in nobody's way any more. Resolves when that is answered.
 */
export function useReleaseRivals(): (before: Phase | undefined, saved: Show) => Promise<void> {
  const { t } = useLingui();
  const client = useQueryClient();
  const { confirm } = useStatusActions();
  return async (before, saved) => {
    if (saved.phase !== 'confirmed' || before === 'confirmed') return;
    // The show is saved whatever becomes of the question.
    const found = await client.fetchQuery(conflictsQuery(questionOf(saved))).catch(() => undefined);
    const rivals = rivalsIn(found?.rows ?? []).slice(0, MAX_RELEASED);
    if (rivals.length === 0) return;
    const text = (
      <ul>
        {rivals.map((rival) => (
          <li key={rival.showId}>
            {[rival.title, rival.city, formatDay({ date: dayOf(rival) })].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    );
    const title = t`Release these options of the same date`;
    if (!(await dialogs.confirm({ title, text, action: t`Release` }))) return;
    const shows = await Promise.all(rivals.map(({ showId }) => client.fetchQuery(showQuery(showId))));
    await confirm(saved, saved.statusId, shows);
  };
}
