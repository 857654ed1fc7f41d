import { Trans, useLingui } from '@lingui/react/macro';
import { TrainFront } from 'lucide-react';
import { useMemo } from 'react';
import { changeAfter, trainName } from '#shared/domains/journeys/train/rules.ts';
import type { Train, TrainEnd } from '#shared/domains/journeys/train/schemas.ts';
import { Journey } from '#web/domains/journeys/travel/widgets/journey.tsx';
import { JourneyMap } from '#web/domains/journeys/travel/widgets/journey-map.tsx';
import { LinkedShows } from '#web/domains/journeys/travel/widgets/linked-shows.tsx';
import { Card } from '#web/ui/card.tsx';
import { useClassNames } from './class-names.ts';

const pointOf = ({ placeName, placeGeo }: TrainEnd) => ({ name: placeName, point: placeGeo });

function useStretches({ segments }: Train) {
  const { t } = useLingui();
  const classes = useClassNames();
  const stop = ({ placeName, placeAddress, platform }: TrainEnd) => ({
    name: placeName,
    notes: [platform && t`Platform ${platform}`, placeAddress === placeName ? '' : placeAddress],
  });
  return segments.map((segment, i) => ({
    ...segment,
    name: trainName(segment) || t`Train`,
    details: [
      segment.trainNumber && segment.operator,
      segment.trainClass && classes[segment.trainClass],
      segment.coach && t`Coach ${segment.coach}`,
      segment.seats && t`Seats ${segment.seats}`,
    ],
    from: stop(segment.departure),
    to: stop(segment.arrival),
    change: { minutes: changeAfter(segments, i), place: segment.arrival.placeName },
  }));
}

/** All trains of the journey, on the map as far as its stations are known there, and what it belongs to. */
export function TrainOverview({ train }: { readonly train: Train }) {
  const { t } = useLingui();
  const { segments, hexColor, linkedShows } = train;
  const hops = useMemo(
    () => segments.map(({ departure, arrival }) => ({ from: pointOf(departure), to: pointOf(arrival) })),
    [segments],
  );
  return (
    <>
      <Card title={<Trans context="travel">Trains</Trans>} count={segments.length}>
        <div className="card-b way-ends">
          <Journey stretches={useStretches(train)} icon={<TrainFront size={14} aria-hidden="true" />} />
          <JourneyMap hops={hops} color={hexColor} label={t`Map of the train journey`} />
        </div>
      </Card>
      <LinkedShows linkedShows={linkedShows} />
    </>
  );
}
