import { Plural, useLingui } from '@lingui/react/macro';
import type { WithholdingRow } from '#shared/domains/booking/withholding/contract.ts';
import { useCertificateWords } from '#web/domains/booking/deal/widgets/certificate-words.ts';
import { formatMoney, useFormat } from '#web/platform/format.ts';
import { countryNameOf } from '#web/ui/country-name.ts';
import { column, type ListColumn } from '#web/ui/list/columns.ts';

const Waiting = ({ waiting }: Pick<WithholdingRow, 'waiting'>) =>
  waiting === undefined ? null : <Plural value={waiting} one="# day" other="# days" />;

function useShowColumns(): readonly ListColumn<WithholdingRow>[] {
  const { t } = useLingui();
  const { day } = useFormat();
  return [
    column('date', t`Date`, { sort: 'date', priority: 1, width: '150px' }, (row) => (
      <span className="num">{day(row, { year: true })}</span>
    )),
    column('show', t`Show`, { priority: 1, width: 'minmax(160px, 2fr)' }, ({ number, title }) => `${number} ${title}`),
    column(
      'country',
      t`Country`,
      { priority: 2, width: 'minmax(100px, 1fr)' },
      ({ country }) => country && countryNameOf(country),
    ),
  ];
}

/** The columns of the list. The side preview shows them as facts. */
export function useWithholdingColumns(): readonly ListColumn<WithholdingRow>[] {
  const { t } = useLingui();
  const words = useCertificateWords();
  return [
    ...useShowColumns(),
    column('gross', t`Gross fee`, { priority: 3, width: '130px', align: 'right' }, ({ gross, currency }) => (
      <span className="num">{formatMoney(gross, currency)}</span>
    )),
    column(
      'withheld',
      t`Withheld`,
      { sort: 'withheld', priority: 1, width: '130px', align: 'right' },
      ({ withheld, currency }) => <span className="num strong">{formatMoney(withheld, currency)}</span>,
    ),
    column('state', t`Certificate`, { priority: 1, width: '140px' }, ({ state }) => words[state]),
    column('waiting', t`Waiting`, { sort: 'waiting', priority: 2, width: '110px', align: 'right' }, ({ waiting }) => (
      <Waiting waiting={waiting} />
    )),
  ];
}
