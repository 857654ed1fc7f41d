import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { companyContract } from '#shared/domains/company/contract.ts';
import type { Show } from '#shared/domains/show/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { formatDay, formatMoney, formatNumber, formatTime } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { ConflictList } from '../../widgets/conflict-notice.tsx';
import { useConflicts } from '../../widgets/use-rivals.ts';
import { useShowActions } from '../../widgets/use-show-actions.ts';
import { MapPicture } from '../map-picture.tsx';
import { PeopleCard } from './people-card.tsx';
import { ShowSide } from './show-side.tsx';

function LockedNotice({ show }: { readonly show: Show }) {
  const can = useCan();
  const { zone } = useMe().user;
  const { setLock } = useShowActions();
  if (!show.lockedAt) return null;
  const when = `${formatDay({ instant: show.lockedAt, zone })} ${formatTime(show.lockedAt, zone)}`;
  return (
    <Notice
      tone="blue"
      fact={<Trans>Locked by {show.lockedBy}.</Trans>}
      action={
        can('show.unlock') && (
          <Button size="sm" onClick={() => void setLock(show, false)}>
            <Trans>Unlock show</Trans>
          </Button>
        )
      }
    >
      <Trans>Nothing can be changed since {when}.</Trans>
    </Notice>
  );
}

function DealCard({ show }: { readonly show: Show }) {
  const { fee, billing, capacity, venue } = show;
  const room = capacity ?? venue?.capacity;
  return (
    <Card title={<Trans>Deal</Trans>}>
      <div className="card-b">
        {fee ? (
          <>
            <div className="sd-big num">{formatMoney(fee.minor, fee.currency)}</div>
            <p className="meta">
              <Trans>fee for the artist</Trans>
            </p>
          </>
        ) : (
          <p className="mut">
            <Trans>No fee agreed yet</Trans>
          </p>
        )}
        <Facts
          items={[
            { id: 'billing', label: <Trans>Billing</Trans>, value: billing },
            {
              id: 'capacity',
              label: <Trans>Capacity</Trans>,
              value: room !== undefined && <span className="num">{formatNumber(room)}</span>,
            },
          ]}
        />
      </div>
    </Card>
  );
}

function VenueCard({ show }: { readonly show: Show }) {
  const can = useCan();
  const { venue } = show;
  const { data } = useQuery({
    ...queryOf(companyContract.routes.get, { params: { id: venue?.venueId ?? '' } }),
    enabled: venue !== undefined && can('company.read'),
    retry: false,
  });
  if (!venue) {
    return (
      <Card title={<Trans>Venue</Trans>}>
        <p className="card-b mut">
          <Trans>To be announced</Trans>
        </p>
      </Card>
    );
  }
  const address = data?.address;
  const street = [address?.addressLine1, address?.addressLine2].filter(Boolean).join(', ');
  const place = [address?.postalCode, venue.cityCountry].filter(Boolean).join(' ');
  return (
    <Card
      title={<Trans>Venue</Trans>}
      action={
        <PageLink to={`/company/${venue.venueId}`} className="link">
          {venue.name} <ArrowUpRight size={13} aria-hidden="true" />
        </PageLink>
      }
    >
      {venue.lat !== undefined && venue.lng !== undefined && (
        <MapPicture height={124} lat={venue.lat} lng={venue.lng} name={venue.name} />
      )}
      <div className="card-b sd-place">
        <p>{[street, place].filter(Boolean).join(', ')}</p>
        {venue.capacity !== undefined && (
          <p className="meta num">
            <Plural value={venue.capacity} one="Capacity # person" other="Capacity # persons" />
          </p>
        )}
      </div>
    </Card>
  );
}

/** Warnings first, then what was agreed, where and with whom; details at the right. */
export function ShowOverview({ show }: { readonly show: Show }) {
  const conflicts = useConflicts(show);
  return (
    <div className="sd-over">
      <div className="sd-main">
        <LockedNotice show={show} />
        <ConflictList conflicts={conflicts} />
        <div className="sd-two">
          <DealCard show={show} />
          <VenueCard show={show} />
        </div>
        <PeopleCard show={show} />
      </div>
      <ShowSide show={show} />
    </div>
  );
}
