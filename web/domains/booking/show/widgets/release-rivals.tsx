import { Plural, Trans } from '@lingui/react/macro';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { formatDay } from '#web/platform/format.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { dayOf } from '../model/when.ts';
import { questionOf } from './conflict-question.ts';
import { conflictsQuery, showQuery } from './show-queries.ts';
import { confirming, type Writing } from './status-writes.tsx';
import { MAX_RELEASED, rivalsIn } from './use-rivals.ts';

/** Asks whether the options of a confirmed show's date go, and lets them go. */
export async function releaseRivals(writing: Writing, saved: Show): Promise<void> {
  const { client } = writing;
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
  const asked = {
    title: (
      <Plural
        value={rivals.length}
        one="Release # option of the same date?"
        other="Release # options of the same date?"
      />
    ),
    text,
    action: <Trans>Release</Trans>,
    cancel: <Trans>Keep</Trans>,
  };
  if (!(await dialogs.confirm(asked))) return;
  const shows = await Promise.all(rivals.map(({ showId }) => client.fetchQuery(showQuery(showId))));
  await confirming(writing, saved, saved.statusId, shows);
}
