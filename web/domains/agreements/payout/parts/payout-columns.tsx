import { useLingui } from '@lingui/react/macro';
import type { Payout } from '#shared/domains/agreements/payout/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { PayoutMark } from './payout-mark.tsx';
import { usePayoutMethods } from './payout-words.ts';

export const artistsOf = ({ artists }: Payout): string => artists.map(({ name }) => name).join(', ');

function useFactColumns(): readonly ListColumn<Payout>[] {
  const { t } = useLingui();
  const methods = usePayoutMethods();
  return [
    column('agreement', t`Agreement`, { priority: 1, width: '120px' }, ({ agreement }) => (
      <b className="num">{agreement.number}</b>
    )),
    column('artist', t`Artist`, { priority: 1, width: 'minmax(120px, 1fr)' }, artistsOf),
    column(
      'company',
      t`Payee`,
      { sort: 'company', priority: 2, width: 'minmax(120px, 1fr)' },
      ({ company }) => company?.name,
    ),
    column('method', t`Paid by`, { priority: 3, width: '130px' }, ({ method }) => methods[method]),
    column('reference', t`Reference`, { priority: 3, width: '130px' }, ({ reference }) => reference),
  ];
}

export function usePayoutColumns(): readonly ListColumn<Payout>[] {
  const { t } = useLingui();
  const { day, money } = useFormat();
  return [
    column('date', t`Date`, { sort: 'date', priority: 1, width: '130px' }, ({ date }) => (
      <span className="num">{day({ date }, { year: true })}</span>
    )),
    ...useFactColumns(),
    column('state', t`State`, { priority: 1, width: '120px' }, ({ state }) => <PayoutMark state={state} />),
    column(
      'amount',
      t`Amount`,
      { sort: 'amount', priority: 1, width: '120px', align: 'right' },
      ({ amount, currency }) => <span className="num">{money(amount, currency)}</span>,
    ),
  ];
}
