import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import type { LodgingRow } from '#shared/domains/journeys/lodging/schemas.ts';
import { LodgingDialog } from '#web/domains/journeys/lodging/parts/lazy-lodging-dialog.ts';
import { LodgingFacts } from '#web/domains/journeys/lodging/parts/lodging-facts.tsx';
import { STAY } from '#web/domains/journeys/lodging/parts/lodging-model.ts';
import { NightsText } from '#web/domains/journeys/lodging/parts/nights-text.tsx';
import { travelListPages } from '#web/domains/journeys/travel/widgets/travel-list-pages.tsx';
import { useBookingColumn } from '#web/domains/journeys/travel/widgets/use-booking-column.tsx';
import { useTravelColumns } from '#web/domains/journeys/travel/widgets/use-travel-columns.tsx';
import { column, type ListColumn } from '#web/ui/list/columns.ts';

const labelOf = ({ placeName }: LodgingRow) => placeName;

function useColumns(): readonly ListColumn<LodgingRow>[] {
  const { t } = useLingui();
  const { begins, artist, travellers, phase } = useTravelColumns(STAY);
  const booking = useBookingColumn<LodgingRow>();
  const rooms = t({ context: 'hotel', message: 'Rooms' });
  return [
    begins(t`Check-in`, ({ stay }) => stay.checkIn),
    column('nights', t`Nights`, { width: '80px', priority: 2 }, ({ stay }) => (
      <span className="num">
        <NightsText stay={stay} />
      </span>
    )),
    column('hotel', t`Hotel`, { width: 'minmax(180px, 2fr)', priority: 1 }, labelOf),
    artist,
    travellers,
    column('rooms', rooms, { width: '64px', align: 'right', priority: 3 }, (row) => (
      <span className="num">{row.rooms.length}</span>
    )),
    booking,
    phase,
  ];
}

export const { ListPage, NewPage } = travelListPages({
  model: STAY,
  route: lodgingContract.routes.list,
  useColumns,
  useLabel: () => labelOf,
  facts: (lodging) => <LodgingFacts lodging={lodging} />,
  dialog: LodgingDialog,
  words: {
    title: msg`Accommodation`,
    searchLabel: msg`Search accommodation`,
    newLabel: msg`New accommodation`,
    emptyTitle: msg`No accommodation yet`,
    emptyText: msg`Where a party stays: the hotel, the nights and who is in which room.`,
  },
});
