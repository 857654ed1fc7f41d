import { useLingui } from '@lingui/react/macro';
import type { Payout } from '#shared/domains/agreements/payout/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import type { ListColumn } from '#web/ui/list/columns.ts';
import { PayoutMark } from './payout-mark.tsx';
import { usePayoutMethods } from './payout-words.ts';

export const artistsOf = ({ artists }: Payout): string => artists.map(({ name }) => name).join(', ');

function useFactColumns(): readonly ListColumn<Payout>[] {
  const { t } = useLingui();
  const methods = usePayoutMethods();
  return [
    {
      id: 'agreement',
      header: t`Agreement`,
      priority: 1,
      width: '120px',
      cell: ({ agreement }) => <b className="num">{agreement.number}</b>,
    },
    { id: 'artist', header: t`Artist`, priority: 1, width: 'minmax(120px, 1fr)', cell: artistsOf },
    {
      id: 'company',
      header: t`Payee`,
      sort: 'company',
      priority: 2,
      width: 'minmax(120px, 1fr)',
      cell: ({ company }) => company?.name,
    },
    { id: 'method', header: t`Paid by`, priority: 3, width: '130px', cell: ({ method }) => methods[method] },
    { id: 'reference', header: t`Reference`, priority: 3, width: '130px', cell: ({ reference }) => reference },
  ];
}

export function usePayoutColumns(): readonly ListColumn<Payout>[] {
  const { t } = useLingui();
  const { day, money } = useFormat();
  return [
    {
      id: 'date',
      header: t`Date`,
      sort: 'date',
      priority: 1,
      width: '130px',
      cell: ({ date }) => <span className="num">{day({ date }, { year: true })}</span>,
    },
    ...useFactColumns(),
    { id: 'state', header: t`State`, priority: 1, width: '120px', cell: ({ state }) => <PayoutMark state={state} /> },
    {
      id: 'amount',
      header: t`Amount`,
      sort: 'amount',
      priority: 1,
      width: '120px',
      align: 'right',
      cell: ({ amount, currency }) => <span className="num">{money(amount, currency)}</span>,
    },
  ];
}
