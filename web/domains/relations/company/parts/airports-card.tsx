import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Map as MapIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { AIRPORT_RADIUS_MAX } from '#shared/domains/relations/company/nearby.ts';
import type { Company } from '#shared/domains/relations/company/schemas.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useWayText } from '../widgets/way-text.ts';

const VenueMapDialog = dialogPart(async () => (await import('../widgets/venue-map-dialog.tsx')).VenueMapDialog);

const SHOWN = 5;

type Airport = OutputOf<typeof companyContract.routes.nearbyAirports>['rows'][number];

function AirportList({ airports }: { readonly airports: readonly Airport[] }) {
  const { distance } = useWayText();
  return (
    <ul className="lines co-airports">
      {airports.slice(0, SHOWN).map((airport) => (
        <li key={airport.id}>
          <span className="strong num">{airport.iata}</span>
          <span className="cut">{airport.name}</span>
          <span className="num mut right">{distance(airport.distance)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The airports around a place, and the way to their map. */
export function AirportsCard({ company: { id, name, address } }: { readonly company: Company }) {
  const { t } = useLingui();
  const can = useCan();
  const { distance } = useWayText();
  const [isOpen, setOpen] = useState(false);
  const isPlaced = address.lat !== undefined && address.lng !== undefined;
  const { data } = useQuery({
    ...queryOf(companyContract.routes.nearbyAirports, { params: { id }, query: { radius: AIRPORT_RADIUS_MAX } }),
    enabled: isPlaced && can('company.read'),
  });
  if (!isPlaced || !can('company.read')) return null;
  return (
    <Card
      title={t`Nearby airports`}
      count={data?.rows.length ?? 0}
      action={
        can('venue.read') && (
          <Button size="sm" icon={<MapIcon size={13} />} onClick={() => setOpen(true)}>
            {t`Map`}
          </Button>
        )
      }
    >
      {!data && <SkeletonLines lines={2} />}
      {data?.rows.length === 0 && (
        <p className="card-b meta">
          <Trans>No airport within {distance(AIRPORT_RADIUS_MAX)}.</Trans>
        </p>
      )}
      <AirportList airports={data?.rows ?? []} />
      <Suspense>{isOpen && <VenueMapDialog venueId={id} name={name} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}
