import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Lodging } from '#shared/domains/journeys/lodging/schemas.ts';
import { LinkedShows } from '#web/domains/journeys/travel/widgets/linked-shows.tsx';
import { momentText } from '#web/domains/journeys/travel/widgets/travel-text.ts';
import { Card } from '#web/ui/card.tsx';
import { MapBox } from '#web/ui/map/map-box.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { NightsText } from './nights-text.tsx';
import { RoomsCard } from './rooms-card.tsx';

function HotelMap({ placeGeo, placeName: name, hexColor }: Pick<Lodging, 'placeGeo' | 'placeName' | 'hexColor'>) {
  const { t } = useLingui();
  const pins = useMemo(
    () => (placeGeo ? [{ id: 'here', point: placeGeo, label: name, color: hexColor }] : []),
    [placeGeo, name, hexColor],
  );
  return pins.length > 0 && <MapBox label={t`Map of ${name}`} pins={pins} className="map-preview" />;
}

/** Shows the hotel, the nights and the rooms of a stay, and the records it belongs to. */
export function LodgingOverview({ lodging }: { readonly lodging: Lodging }) {
  const { placeName, placeAddress, stay, breakfast } = lodging;
  return (
    <>
      <Card title={<Trans>Accommodation</Trans>}>
        <div className="card-b">
          <Facts
            items={[
              { id: 'hotel', label: <Trans>Hotel</Trans>, value: placeName },
              { id: 'address', label: <Trans>Address</Trans>, value: placeAddress },
              {
                id: 'in',
                label: <Trans>Check-in</Trans>,
                value: <span className="num">{momentText(stay.checkIn)}</span>,
              },
              {
                id: 'out',
                label: <Trans>Check-out</Trans>,
                value: <span className="num">{momentText(stay.checkOut)}</span>,
              },
              { id: 'nights', label: <Trans>Nights</Trans>, value: <NightsText stay={stay} /> },
              { id: 'breakfast', label: <Trans>Breakfast</Trans>, value: breakfast && <Trans>Included</Trans> },
            ]}
          />
        </div>
        <HotelMap {...lodging} />
      </Card>
      <RoomsCard lodging={lodging} />
      <LinkedShows linkedShows={lodging.linkedShows} />
    </>
  );
}
