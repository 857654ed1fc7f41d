import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { MapLink } from '../map-link.tsx';

function NoVenue() {
  return (
    <Card title={<Trans>Venue</Trans>}>
      <p className="card-b mut">
        <Trans>To be announced</Trans>
      </p>
    </Card>
  );
}

/** Shows the street, the size and the map of a show's venue. The street is loaded from the venue itself. */
export function VenueCard({ show }: { readonly show: Show }) {
  const can = useCan();
  const { venue } = show;
  const { data } = useQuery({
    ...queryOf(companyContract.routes.get, { params: { id: venue?.venueId ?? '' } }),
    enabled: venue !== undefined && can('company.read'),
    retry: false,
  });
  if (!venue) {
    return <NoVenue />;
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
      <div className="card-b sd-place">
        <p>{[street, place].filter(Boolean).join(', ')}</p>
        {venue.capacity !== undefined && (
          <p className="meta num">
            <Plural value={venue.capacity} one="Capacity # person" other="Capacity # people" />
          </p>
        )}
        {venue.lat !== undefined && venue.lng !== undefined && (
          <MapLink lat={venue.lat} lng={venue.lng} name={venue.name} />
        )}
      </div>
    </Card>
  );
}
