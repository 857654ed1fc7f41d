import { useLingui } from '@lingui/react/macro';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import { trainName, trainTitle } from '#shared/domains/journeys/train/rules.ts';
import type { TrainRow } from '#shared/domains/journeys/train/schemas.ts';
import { journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import { TravelList, type TravelListView, travelSource } from '#web/domains/journeys/travel/widgets/travel-list.tsx';
import { TravelListPage, TravelNewPage } from '#web/domains/journeys/travel/widgets/travel-list-pages.tsx';
import { useBookingColumn } from '#web/domains/journeys/travel/widgets/use-booking-column.tsx';
import { useTravelColumns } from '#web/domains/journeys/travel/widgets/use-travel-columns.tsx';
import type { ListColumn } from '#web/ui/list/columns.ts';
import { TrainDialog } from '../parts/lazy-train-dialog.ts';
import { TrainFacts } from '../parts/train-facts.tsx';
import { TRAIN } from '../parts/train-model.ts';

const SOURCE = travelSource(trainContract.routes.list);

function useColumns(): readonly ListColumn<TrainRow>[] {
  const { t } = useLingui();
  const { begins, artist, travellers, phase } = useTravelColumns(TRAIN);
  const booking = useBookingColumn<TrainRow>();
  return [
    begins(t`Departure`, (train) => journeySpan(train).start),
    { id: 'route', header: t`Route`, width: 'minmax(220px, 2fr)', priority: 1, cell: trainTitle },
    {
      id: 'trains',
      header: t({ context: 'travel', message: 'Trains' }),
      width: 'minmax(110px, 1fr)',
      priority: 2,
      cell: ({ segments }) => <span className="num">{segments.map(trainName).filter(Boolean).join(', ')}</span>,
    },
    artist,
    travellers,
    booking,
    phase,
  ];
}

function TrainList(view: TravelListView) {
  const { t } = useLingui();
  return (
    <TravelList
      {...view}
      model={TRAIN}
      source={SOURCE}
      columns={useColumns()}
      labelOf={trainTitle}
      facts={(train) => <TrainFacts train={train} />}
      words={{
        title: t`Train journeys`,
        searchLabel: t`Search train journeys`,
        newLabel: t`New train journey`,
        emptyTitle: t`No train journeys yet`,
        emptyText: t`A train journey takes people to a show by rail. All its changes form one journey.`,
      }}
    />
  );
}

export const ListPage = () => <TravelListPage list={TrainList} />;
export const NewPage = () => <TravelNewPage area="train" list={TrainList} dialog={TrainDialog} />;
