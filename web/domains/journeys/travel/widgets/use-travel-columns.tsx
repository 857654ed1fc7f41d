import { useLingui } from '@lingui/react/macro';
import { dateOf, type LocalDateTime, timeOf } from '#shared/kernel/time/date.ts';
import { useFormat } from '#web/platform/format.ts';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { ClashMark } from './clash-marks.tsx';
import { PhaseMark } from './phase-mark.tsx';
import type { TravelModel, TravelRow } from './travel-model.ts';
import { travellersText } from './travel-text.ts';

/** The columns every kind has, for its own to stand between; tags come last by themselves. */
export function useTravelColumns<Row extends TravelRow>({ hexColorOf }: TravelModel<Row>) {
  const { t } = useLingui();
  const { day } = useFormat();
  const moment = (id: string, header: string, atOf: (row: Row) => LocalDateTime): ListColumn<Row> =>
    column(id, header, { width: '165px', priority: 1 }, (row) => (
      <span className="num">{`${day({ date: dateOf(atOf(row)) })} ${timeOf(atOf(row))}`}</span>
    ));
  return {
    /** When it begins, which is what the list is sorted by. */
    begins: (header: string, atOf: (row: Row) => LocalDateTime): ListColumn<Row> => ({
      ...moment('start', header, atOf),
      sort: 'date',
    }),
    moment,
    artist: column(
      'artist',
      t`Artist`,
      { width: 'minmax(130px, 1fr)', sort: 'artist', priority: 1 },
      ({ artists }) => artists[0]?.name ?? '',
    ) satisfies ListColumn<Row>,
    travellers: column('travellers', t`Travellers`, { width: 'minmax(150px, 1fr)', priority: 2 }, (row) => (
      <span className="row">
        <ClashMark id={row.id} />
        <span className="cut">{travellersText(row)}</span>
      </span>
    )) satisfies ListColumn<Row>,
    phase: column('phase', t`Phase`, { width: '130px', priority: 2 }, (row) => (
      <PhaseMark phase={row.phase} hexColor={hexColorOf(row)} />
    )) satisfies ListColumn<Row>,
  };
}
