import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import type { GroundTransportRow } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { GroundTransportFacts } from '#web/domains/journeys/ground-transport/parts/ground-transport-facts.tsx';
import { RIDE } from '#web/domains/journeys/ground-transport/parts/ground-transport-model.ts';
import { useEndText } from '#web/domains/journeys/ground-transport/parts/ground-transport-words.ts';
import { GroundTransportDialog } from '#web/domains/journeys/ground-transport/parts/lazy-ground-transport-dialog.ts';
import { DurationText } from '#web/domains/journeys/travel/widgets/duration-text.tsx';
import { travelListPages } from '#web/domains/journeys/travel/widgets/travel-list-pages.tsx';
import { useTravelColumns } from '#web/domains/journeys/travel/widgets/use-travel-columns.tsx';
import { column, type ListColumn } from '#web/ui/list/columns.ts';

function useLabel() {
  const endText = useEndText();
  return ({ start, end }: GroundTransportRow) => `${endText(start)} → ${endText(end)}`;
}

function useColumns(): readonly ListColumn<GroundTransportRow>[] {
  const { t } = useLingui();
  const { begins, artist, travellers, phase } = useTravelColumns(RIDE);
  return [
    begins(t`Departure`, ({ start }) => start.dateTimeLocal),
    column('route', t`Route`, { width: 'minmax(220px, 2fr)', priority: 1 }, useLabel()),
    artist,
    column('duration', t`Duration`, { width: '100px', priority: 3 }, ({ duration }) => (
      <span className="num">
        <DurationText minutes={duration} />
      </span>
    )),
    travellers,
    column('driver', t`Driver`, { width: '130px', priority: 3 }, ({ driver }) => driver.name),
    phase,
  ];
}

export const { ListPage, NewPage } = travelListPages({
  model: RIDE,
  route: groundTransportContract.routes.list,
  useColumns,
  useLabel,
  facts: (groundTransport) => <GroundTransportFacts groundTransport={groundTransport} />,
  dialog: GroundTransportDialog,
  words: {
    title: msg`Ground transport`,
    searchLabel: msg`Search ground transport`,
    newLabel: msg`New ground transport`,
    emptyTitle: msg`No ground transport yet`,
    emptyText: msg`Ground transport takes people from one place to another: a van, a taxi, a shuttle.`,
  },
});
