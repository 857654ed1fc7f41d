import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Conflict } from '#shared/domains/show/schemas.ts';
import { OrdinalRank } from '#web/domains/status/widgets/ordinal-rank.tsx';
import { StatusMark } from '#web/domains/status/widgets/status-mark.tsx';
import { formatDay } from '#web/platform/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { type ConflictQuestion, conflictsQuery } from '../queries.ts';
import './show-widgets.css';

/** Wait after the last change before the server is asked. */
const TYPING_MS = 250;

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question in a new object asks nothing new
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}

const clockOf = (conflict: Conflict) => `${conflict.start.slice(11, 16)} – ${conflict.end.slice(11, 16)}`;

export function ConflictLine({ conflict }: { readonly conflict: Conflict }) {
  const { showId, artistName, title, city, start } = conflict;
  return (
    <li className="row wrap">
      <PageLink to={`/show/${showId}`} className="sh-link">
        {artistName}, {title}
        {city && `, ${city}`}
      </PageLink>
      <span className="num">
        {formatDay({ date: start })} {clockOf(conflict)}
      </span>
      <StatusMark area="show" statusId={conflict.statusId} phase={conflict.phase} rank={conflict.rank} />
    </li>
  );
}

const Fact = ({ worst }: { readonly worst: Conflict }) => {
  if (worst.kind === 'sameDay') return <Trans>The same artist plays on that day.</Trans>;
  if (worst.phase === 'confirmed') return <Trans>Double booking: confirmed at that time.</Trans>;
  if (worst.rank > 0)
    return (
      <Trans>
        There is a <OrdinalRank value={worst.rank} /> option at that time.
      </Trans>
    );
  return <Trans>The artist has another show at that time.</Trans>;
};
const weight = ({ kind, phase }: Conflict) => (kind === 'overlap' ? 2 : 0) + (phase === 'confirmed' ? 1 : 0);

/** Other shows of the same artists: red for a confirmed one at the same time, amber else. It never blocks. */
export function ConflictList({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  const sorted = conflicts.toSorted((a, b) => weight(b) - weight(a));
  const [worst] = sorted;
  if (!worst) return null;
  return (
    <Notice
      tone={worst.kind === 'overlap' && worst.phase === 'confirmed' ? 'red' : 'amber'}
      fact={<Fact worst={worst} />}
    >
      <ul className="sh-conflicts">
        {sorted.map((conflict) => (
          <ConflictLine key={`${conflict.showId}${conflict.artistId}`} conflict={conflict} />
        ))}
      </ul>
    </Notice>
  );
}

/** Asks while a show is being typed; says nothing when there is nothing. */
export function ConflictNotice({ question }: { readonly question: ConflictQuestion }) {
  const settled = useSettled(question);
  const askable = settled.artistIds.length > 0 && settled.end >= settled.start;
  const { data } = useQuery({ ...conflictsQuery(settled), enabled: askable });
  return (
    <div aria-live="polite">
      <ConflictList conflicts={askable ? (data?.rows ?? []) : []} />
    </div>
  );
}
