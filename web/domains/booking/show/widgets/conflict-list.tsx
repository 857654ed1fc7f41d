import { Plural, Trans } from '@lingui/react/macro';
import { CONFLICT_KINDS } from '#shared/domains/booking/show/conflict-kinds.ts';
import { isSameDate } from '#shared/domains/booking/show/rules.ts';
import type { Conflict } from '#shared/domains/booking/show/schemas.ts';
import { OrdinalRank } from '#web/domains/reference/status/widgets/ordinal-rank.tsx';
import { StatusMark } from '#web/domains/reference/status/widgets/status-mark.tsx';
import { formatDay } from '#web/platform/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { dayOf } from '../model/when.ts';
import { ConflictReason } from './conflict-reason.tsx';
import './show-widgets.css';

const clockOf = (conflict: Conflict) => `${conflict.start.slice(11, 16)} – ${conflict.end.slice(11, 16)}`;

export function ConflictLine({ conflict }: { readonly conflict: Conflict }) {
  const { showId, artistName, title, city } = conflict;
  return (
    <li className="row wrap">
      <PageLink to={`/show/${showId}`} className="sh-link">
        {artistName}, {title}
        {city && `, ${city}`}
      </PageLink>
      <span className="num">
        {formatDay({ date: dayOf(conflict) })} {clockOf(conflict)}
      </span>
      <StatusMark area="show" statusId={conflict.statusId} phase={conflict.phase} rank={conflict.rank} />
      <ConflictReason conflict={conflict} />
    </li>
  );
}

const Fact = ({ worst, options }: { readonly worst: Conflict; readonly options: number }) => {
  if (worst.kind === 'travelTime') return <Trans>Not enough travel time.</Trans>;
  if (worst.kind === 'exclusivity') return <Trans>Breaks an exclusivity clause.</Trans>;
  if (worst.kind === 'sameDay') return <Trans>The artist has a show on the same day.</Trans>;
  if (worst.phase === 'confirmed') return <Trans>Double booking: confirmed at that time.</Trans>;
  // The list below says the rank and the hours of each.
  if (options > 1) return <Plural value={options} other="The artist has # options on these dates." />;
  if (worst.rank > 0)
    return (
      <Trans>
        There is a <OrdinalRank value={worst.rank} /> option at that time.
      </Trans>
    );
  return <Trans>The artist has another show at that time.</Trans>;
};
const weight = ({ kind, phase }: Conflict) =>
  2 * (CONFLICT_KINDS.length - CONFLICT_KINDS.indexOf(kind)) + (phase === 'confirmed' ? 1 : 0);

/** The month and the artists of the conflict, with its places and the ways between them. */
function MapLink({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  const placed = conflicts.find(({ distanceKm }) => distanceKm !== undefined);
  if (!placed) return null;
  const artists = encodeURIComponent(JSON.stringify([placed.artistId]));
  return (
    <PageLink to={`/planning/map?date=${dayOf(placed)}&artists=${artists}`} className="sh-link">
      <Trans>On the map</Trans>
    </PageLink>
  );
}

/** Other shows of the same artists: red for a confirmed one at the same time, amber else. It never blocks. */
export function ConflictList({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  const sorted = conflicts.toSorted((a, b) => weight(b) - weight(a));
  const [worst] = sorted;
  if (!worst) return null;
  const options = sorted.filter((conflict) => conflict.rank > 0 && isSameDate(conflict)).length;
  return (
    <Notice
      tone={worst.kind === 'overlap' && worst.phase === 'confirmed' ? 'red' : 'amber'}
      fact={<Fact worst={worst} options={options} />}
      action={<MapLink conflicts={sorted} />}
    >
      <ul className="sh-conflicts">
        {sorted.map((conflict) => (
          <ConflictLine key={`${conflict.showId}${conflict.artistId}`} conflict={conflict} />
        ))}
      </ul>
    </Notice>
  );
}
