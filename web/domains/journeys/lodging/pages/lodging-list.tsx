import { useLingui } from '@lingui/react/macro';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import type { LodgingRow } from '#shared/domains/journeys/lodging/schemas.ts';
import { LodgingDialog } from '#web/domains/journeys/lodging/parts/lazy-lodging-dialog.ts';
import { LodgingFacts } from '#web/domains/journeys/lodging/parts/lodging-facts.tsx';
import { STAY } from '#web/domains/journeys/lodging/parts/lodging-model.ts';
import { NightsText } from '#web/domains/journeys/lodging/parts/nights-text.tsx';
import { TravelList, type TravelListView, travelSource } from '#web/domains/journeys/travel/widgets/travel-list.tsx';
import { TravelListPage, TravelNewPage } from '#web/domains/journeys/travel/widgets/travel-list-pages.tsx';
import { useBookingColumn } from '#web/domains/journeys/travel/widgets/use-booking-column.tsx';
import { useTravelColumns } from '#web/domains/journeys/travel/widgets/use-travel-columns.tsx';
import type { ListColumn } from '#web/ui/list/columns.ts';

const SOURCE = travelSource(lodgingContract.routes.list);
const labelOf = ({ placeName }: LodgingRow) => placeName;

function useColumns(): readonly ListColumn<LodgingRow>[] {
  const { t } = useLingui();
  const { begins, artist, travellers, phase } = useTravelColumns(STAY);
  const booking = useBookingColumn<LodgingRow>();
  const rooms = t({ context: 'hotel', message: 'Rooms' });
  return [
    begins(t`Check-in`, ({ stay }) => stay.checkIn),
    {
      id: 'nights',
      header: t`Nights`,
      width: '80px',
      priority: 2,
      cell: ({ stay }) => (
        <span className="num">
          <NightsText stay={stay} />
        </span>
      ),
    },
    { id: 'hotel', header: t`Hotel`, width: 'minmax(180px, 2fr)', priority: 1, cell: labelOf },
    artist,
    travellers,
    {
      id: 'rooms',
      header: rooms,
      width: '64px',
      align: 'right',
      priority: 3,
      cell: (row) => <span className="num">{row.rooms.length}</span>,
    },
    booking,
    phase,
  ];
}

function LodgingList(view: TravelListView) {
  const { t } = useLingui();
  return (
    <TravelList
      {...view}
      model={STAY}
      source={SOURCE}
      columns={useColumns()}
      labelOf={labelOf}
      facts={(lodging) => <LodgingFacts lodging={lodging} />}
      words={{
        title: t`Accommodation`,
        searchLabel: t`Search accommodation`,
        newLabel: t`New accommodation`,
        emptyTitle: t`No accommodation yet`,
        emptyText: t`Where a party stays: the hotel, the nights and who is in which room.`,
      }}
    />
  );
}

export const ListPage = () => <TravelListPage list={LodgingList} />;
export const NewPage = () => <TravelNewPage area="lodging" list={LodgingList} dialog={LodgingDialog} />;
