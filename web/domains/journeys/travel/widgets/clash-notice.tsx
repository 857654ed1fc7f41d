import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  type ClashQuestion,
  showTravelContract,
  type TravelClash,
} from '#shared/domains/journeys/show-travel/contract.ts';
import { pathOfKind } from '#shared/kernel/record/subject.ts';
import { joinNames } from '#shared/kernel/text/text.ts';
import { isLocalDateTime } from '#shared/kernel/time/date.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { DurationText } from './duration-text.tsx';
import { timesText } from './travel-text.ts';

/** Names in a line. */
const ROOM = 3;

function ClashLine({ clash }: { readonly clash: TravelClash }) {
  const { kind, id, title, travellers, reason, gap, needed } = clash;
  return (
    <li>
      {joinNames(travellers, ROOM)}:{' '}
      <PageLink to={`${pathOfKind(kind)}/${id}`} target="_blank" className="travel-link">
        {title}
      </PageLink>
      , <span className="num">{timesText(clash)}</span>
      {reason === 'hurry' && (
        <>
          {'. '}
          <Trans>
            <DurationText minutes={gap} /> between them, about <DurationText minutes={needed} /> on the way
          </Trans>
        </>
      )}
    </li>
  );
}

/** Other journeys on which somebody of this one has to be at the same time, or too soon. It warns and never blocks. */
export function ClashNotice({ question }: { readonly question: ClashQuestion }) {
  const settled = useSettled(question);
  const can = useCan();
  const { travellerIds, stretches } = settled;
  const isWhole = stretches.every(({ start, end }) => [start, end].every((at) => isLocalDateTime(at.dateTimeLocal)));
  const { data } = useQuery({
    ...queryOf(showTravelContract.routes.clashes, { body: settled }),
    enabled: travellerIds.length > 0 && stretches.length > 0 && isWhole && can('show.read'),
  });
  const rows = data?.rows ?? [];
  const isOverlap = rows.some(({ reason }) => reason === 'overlap');
  return (
    <div aria-live="polite">
      {rows.length > 0 && (
        <Notice
          tone="amber"
          fact={isOverlap ? <Trans>In two places at once.</Trans> : <Trans>Not enough travel time.</Trans>}
        >
          <ul className="travel-clashes">
            {rows.map((clash) => (
              <ClashLine key={clash.id} clash={clash} />
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
