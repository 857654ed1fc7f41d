import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { formatDay, formatTime } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import { outOfQueue } from '../../model/out-of-queue.ts';
import type { ShowParts } from '../../widgets/show-parts.ts';
import { useQueue } from '../../widgets/use-queue.ts';
import { useConflicts } from '../../widgets/use-rivals.ts';
import { useShowActions } from '../../widgets/use-show-actions.ts';
import { DealCard } from './deal-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { ShowSide } from './show-side.tsx';
import { VenueCard } from './venue-card.tsx';

/** Of what was asked for from outside alone. */
const PreliminaryNotice = part(async () => (await import('./preliminary-notice.tsx')).PreliminaryNotice);
/** Fetched beside its answer, which comes after the page. */
const ConflictList = part(async () => (await import('../../widgets/conflict-list.tsx')).ConflictList);
/** Its steps wait for the contracts and signings of the show in any case. */
const NextCard = part(async () => (await import('./next-card.tsx')).NextCard);
const MoreCards = part(async () => (await import('./more-cards.tsx')).MoreCards);

function LockedNotice({ show }: { readonly show: Show }) {
  const can = useCan();
  const { zone } = useMe().user;
  const { unlock } = useShowActions();
  if (!show.lockedAt) return null;
  const when = `${formatDay({ instant: show.lockedAt, zone })} ${formatTime(show.lockedAt, zone)}`;
  return (
    <Notice
      tone="blue"
      fact={<Trans>Locked by {show.lockedBy}.</Trans>}
      action={
        can('show.unlock') && (
          <Button size="sm" onClick={() => void unlock(show)}>
            <Trans>Unlock show</Trans>
          </Button>
        )
      }
    >
      <Trans>Locked since {when}.</Trans>
    </Notice>
  );
}

/** Warnings first, then what was agreed, where and with whom; details at the right. */
export function ShowOverview({ show, parts }: { readonly show: Show; readonly parts: ShowParts }) {
  const { Advancing, DealTerms, Exclusivity, GuestLists, Queue } = parts;
  const conflicts = outOfQueue(useConflicts(show), useQueue(show));
  return (
    <div className="sd-over">
      <div className="sd-main">
        <LockedNotice show={show} />
        <Suspense>{show.isPreliminary && <PreliminaryNotice show={show} />}</Suspense>
        <Suspense>{show.phase !== 'cancelled' && <ConflictList conflicts={conflicts} />}</Suspense>
        <Suspense>
          <NextCard show={show} />
        </Suspense>
        <Suspense>{show.phase === 'options' && <Queue show={show} />}</Suspense>
        <div className="sd-two">
          <div className="sd-stack">
            <DealCard show={show} Terms={DealTerms} />
            <PeopleCard show={show} />
          </div>
          <div className="sd-stack">
            <VenueCard show={show} />
            <Exclusivity show={show} />
            <Suspense>
              <GuestLists showId={show.id} />
            </Suspense>
            <Suspense>
              <Advancing show={show} />
            </Suspense>
          </div>
        </div>
        <Suspense>
          <MoreCards show={show} />
        </Suspense>
      </div>
      <ShowSide show={show} />
    </div>
  );
}
