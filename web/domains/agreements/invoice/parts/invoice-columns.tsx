import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isPayable } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceRow, InvoiceType } from '#shared/domains/agreements/invoice/schemas.ts';
import { Owed } from '#web/domains/agreements/payment/widgets/owed.tsx';
import { useCarriedColumns } from '#web/domains/reference/tag/widgets/carried.tsx';
import { useFormat } from '#web/platform/format.ts';
import type { ListColumn } from '#web/ui/list/columns.ts';
import { useOwnStatus } from '../widgets/own-status.ts';
import { SettlementMark, useTypeNames } from '../widgets/settlement-mark.tsx';

export const artistNames = ({ artists }: Pick<InvoiceRow, 'artists'>): string =>
  artists.map(({ name }) => name).join(', ');

function useDocumentColumns(
  types: Readonly<Record<InvoiceType, string>>,
  dayOf: (date: string) => ReactNode,
): readonly ListColumn<InvoiceRow>[] {
  const { t } = useLingui();
  return [
    {
      id: 'number',
      header: t`Number`,
      sort: 'number',
      priority: 1,
      width: '116px',
      cell: ({ number }) => (number ? <b className="num">{number}</b> : <span className="mut">{t`Draft`}</span>),
    },
    { id: 'type', header: t`Kind`, priority: 3, optional: true, width: '96px', cell: ({ type }) => types[type] },
    { id: 'date', header: t`Date`, sort: 'date', priority: 1, width: '112px', cell: ({ date }) => dayOf(date) },
    {
      id: 'due',
      header: t`Due`,
      sort: 'due',
      priority: 2,
      width: '112px',
      cell: ({ dueDate, type }) => (isPayable({ type }) ? dayOf(dueDate) : null),
    },
    {
      id: 'company',
      header: t`Company`,
      sort: 'company',
      priority: 1,
      width: 'minmax(130px, 1.2fr)',
      cell: ({ company }) => company?.name,
    },
  ];
}

function useMoneyColumns(): readonly ListColumn<InvoiceRow>[] {
  const { t } = useLingui();
  return [
    {
      id: 'total',
      header: t`Total`,
      sort: 'total',
      priority: 2,
      width: '112px',
      align: 'right',
      cell: (row) => <Owed invoice={row} minor={row.total} />,
    },
    {
      id: 'open',
      header: t({ context: 'amount', message: 'Open' }),
      sort: 'open',
      priority: 1,
      width: '112px',
      align: 'right',
      cell: (row) => (row.open === 0 ? <span className="dim">–</span> : <Owed invoice={row} minor={row.open} />),
    },
    {
      id: 'settlement',
      header: t`Status`,
      priority: 1,
      width: '118px',
      cell: (row) => <SettlementMark invoice={row} />,
    },
  ];
}

function useMoreColumns(): readonly ListColumn<InvoiceRow>[] {
  const { t } = useLingui();
  return [
    { id: 'owner', header: t`Owner`, priority: 3, width: '120px', cell: ({ owner }) => owner.name },
    {
      id: 'bookkeeping',
      header: t`Bookkeeping`,
      optional: true,
      priority: 3,
      width: '130px',
      cell: ({ bookkeepingName }) => bookkeepingName,
    },
    {
      id: 'reference',
      header: t`Reference`,
      optional: true,
      priority: 3,
      width: '120px',
      cell: ({ reference }) => reference,
    },
  ];
}

export function useInvoiceColumns(): readonly ListColumn<InvoiceRow>[] {
  const { t } = useLingui();
  const { day } = useFormat();
  const types = useTypeNames();
  const own = useOwnStatus();
  const carried = useCarriedColumns<InvoiceRow>('invoice').map((column) => ({
    ...column,
    ...(column.id === 'status' ? { header: t`Own status` } : {}),
    optional: true,
    cell: (row: InvoiceRow) => column.cell(own(row)),
  }));
  const dayOf = (date: string) => date && <span className="num">{day({ date })}</span>;
  return [
    ...useDocumentColumns(types, dayOf),
    { id: 'artists', header: t`Artists`, priority: 3, width: 'minmax(110px, 1fr)', cell: artistNames },
    ...useMoneyColumns(),
    {
      id: 'sent',
      header: t`Sent`,
      priority: 3,
      width: '104px',
      cell: ({ sentAt }) => (sentAt ? dayOf(sentAt.slice(0, 10)) : <span className="dim">–</span>),
    },
    ...useMoreColumns(),
    ...carried,
  ];
}
