import { Trans } from '@lingui/react/macro';
import { trainName, trainTitle } from '#shared/domains/journeys/train/rules.ts';
import type { TrainRow } from '#shared/domains/journeys/train/schemas.ts';
import { timeOf } from '#shared/kernel/time/date.ts';
import { bookingFact } from '#web/domains/journeys/travel/widgets/booking-facts.tsx';
import { artistFact, TravelFacts, travellersFact } from '#web/domains/journeys/travel/widgets/travel-facts.tsx';
import { TRAIN } from './train-model.ts';

/** Shows the preview of a train journey. */
export function TrainFacts({ train }: { readonly train: TrainRow }) {
  return (
    <TravelFacts
      model={TRAIN}
      travel={train}
      heading={trainTitle(train)}
      items={[
        artistFact(train),
        ...train.segments.map((segment) => ({
          id: segment.id,
          label: trainName(segment) || <Trans>Train</Trans>,
          value: (
            <span className="num">
              {segment.departure.placeName} {timeOf(segment.departure.dateTimeLocal)} – {segment.arrival.placeName}{' '}
              {timeOf(segment.arrival.dateTimeLocal)}
            </span>
          ),
        })),
        travellersFact(train),
        bookingFact(train.bookingReference),
      ]}
    />
  );
}
