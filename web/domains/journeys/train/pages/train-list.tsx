import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import { trainName, trainTitle } from '#shared/domains/journeys/train/rules.ts';
import type { TrainRow } from '#shared/domains/journeys/train/schemas.ts';
import { journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import { travelListPages } from '#web/domains/journeys/travel/widgets/travel-list-pages.tsx';
import { useBookingColumn } from '#web/domains/journeys/travel/widgets/use-booking-column.tsx';
import { useTravelColumns } from '#web/domains/journeys/travel/widgets/use-travel-columns.tsx';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { TrainDialog } from '../parts/lazy-train-dialog.ts';
import { TrainFacts } from '../parts/train-facts.tsx';
import { TRAIN } from '../parts/train-model.ts';

function useColumns(): readonly ListColumn<TrainRow>[] {
  const { t } = useLingui();
  const { begins, artist, travellers, phase } = useTravelColumns(TRAIN);
  const booking = useBookingColumn<TrainRow>();
  return [
    begins(t`Departure`, (train) => journeySpan(train).start),
    column('route', t`Route`, { width: 'minmax(220px, 2fr)', priority: 1 }, trainTitle),
    column(
      'trains',
      t({ context: 'travel', message: 'Trains' }),
      { width: 'minmax(110px, 1fr)', priority: 2 },
      ({ segments }) => <span className="num">{segments.map(trainName).filter(Boolean).join(', ')}</span>,
    ),
    artist,
    travellers,
    booking,
    phase,
  ];
}

export const { ListPage, NewPage } = travelListPages({
  model: TRAIN,
  route: trainContract.routes.list,
  useColumns,
  useLabel: () => trainTitle,
  facts: (train) => <TrainFacts train={train} />,
  dialog: TrainDialog,
  words: {
    title: msg`Train journeys`,
    searchLabel: msg`Search train journeys`,
    newLabel: msg`New train journey`,
    emptyTitle: msg`No train journeys yet`,
    emptyText: msg`A train journey takes people to a show by rail. All its changes form one journey.`,
  },
});
