import { useLingui } from '@lingui/react/macro';
import { dateOf, type LocalDateTime, timeOf } from '#shared/kernel/time/date.ts';
import { useFormat } from '#web/platform/format.ts';
import type { ListColumn } from '#web/ui/list/columns.ts';
import { ClashMark } from './clash-marks.tsx';
import { PhaseMark } from './phase-mark.tsx';
import type { TravelModel, TravelRow } from './travel-model.ts';
import { travellersText } from './travel-text.ts';

/** The columns every kind has, for its own to stand between; tags come last by themselves. */
export function useTravelColumns<Row extends TravelRow>({ hexColorOf }: TravelModel<Row>) {
  const { t } = useLingui();
  const { day } = useFormat();
  const moment = (id: string, header: string, atOf: (row: Row) => LocalDateTime): ListColumn<Row> => ({
    id,
    header,
    width: '165px',
    priority: 1,
    cell: (row) => <span className="num">{`${day({ date: dateOf(atOf(row)) })} ${timeOf(atOf(row))}`}</span>,
  });
  return {
    /** When it begins, which is what the list is sorted by. */
    begins: (header: string, atOf: (row: Row) => LocalDateTime): ListColumn<Row> => ({
      ...moment('start', header, atOf),
      sort: 'date',
    }),
    moment,
    artist: {
      id: 'artist',
      header: t`Artist`,
      width: 'minmax(130px, 1fr)',
      sort: 'artist',
      priority: 1,
      cell: ({ artists }) => artists[0]?.name ?? '',
    } satisfies ListColumn<Row>,
    travellers: {
      id: 'travellers',
      header: t`Travellers`,
      width: 'minmax(150px, 1fr)',
      priority: 2,
      cell: (row) => (
        <span className="row">
          <ClashMark id={row.id} />
          <span className="cut">{travellersText(row)}</span>
        </span>
      ),
    } satisfies ListColumn<Row>,
    phase: {
      id: 'phase',
      header: t`Phase`,
      width: '130px',
      priority: 2,
      cell: (row) => <PhaseMark phase={row.phase} hexColor={hexColorOf(row)} />,
    } satisfies ListColumn<Row>,
  };
}
