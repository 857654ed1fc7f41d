import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isPayable } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceRow, InvoiceType } from '#shared/domains/agreements/invoice/schemas.ts';
import { Owed } from '#web/domains/agreements/payment/widgets/owed.tsx';
import { useCarriedColumns } from '#web/domains/reference/tag/widgets/carried.tsx';
import { useFormat } from '#web/platform/format.ts';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
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
    column('number', t`Number`, { sort: 'number', priority: 1, width: '116px' }, ({ number }) =>
      number ? <b className="num">{number}</b> : <span className="mut">{t`Draft`}</span>,
    ),
    column('type', t`Kind`, { priority: 3, optional: true, width: '96px' }, ({ type }) => types[type]),
    column('date', t`Date`, { sort: 'date', priority: 1, width: '112px' }, ({ date }) => dayOf(date)),
    column('due', t`Due`, { sort: 'due', priority: 2, width: '112px' }, ({ dueDate, type }) =>
      isPayable({ type }) ? dayOf(dueDate) : null,
    ),
    column(
      'company',
      t`Company`,
      { sort: 'company', priority: 1, width: 'minmax(130px, 1.2fr)' },
      ({ company }) => company?.name,
    ),
  ];
}

function useMoneyColumns(): readonly ListColumn<InvoiceRow>[] {
  const { t } = useLingui();
  return [
    column('total', t`Total`, { sort: 'total', priority: 2, width: '112px', align: 'right' }, (row) => (
      <Owed invoice={row} minor={row.total} />
    )),
    column(
      'open',
      t({ context: 'amount', message: 'Open' }),
      { sort: 'open', priority: 1, width: '112px', align: 'right' },
      (row) => (row.open === 0 ? <span className="dim">–</span> : <Owed invoice={row} minor={row.open} />),
    ),
    column('settlement', t`Status`, { priority: 1, width: '118px' }, (row) => <SettlementMark invoice={row} />),
  ];
}

function useMoreColumns(): readonly ListColumn<InvoiceRow>[] {
  const { t } = useLingui();
  return [
    column('owner', t`Owner`, { priority: 3, width: '120px' }, ({ owner }) => owner.name),
    column(
      'bookkeeping',
      t`Bookkeeping`,
      { optional: true, priority: 3, width: '130px' },
      ({ bookkeepingName }) => bookkeepingName,
    ),
    column('reference', t`Reference`, { optional: true, priority: 3, width: '120px' }, ({ reference }) => reference),
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
    column('artists', t`Artists`, { priority: 3, width: 'minmax(110px, 1fr)' }, artistNames),
    ...useMoneyColumns(),
    column('sent', t`Sent`, { priority: 3, width: '104px' }, ({ sentAt }) =>
      sentAt ? dayOf(sentAt.slice(0, 10)) : <span className="dim">–</span>,
    ),
    ...useMoreColumns(),
    ...carried,
  ];
}
