import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Months } from '#shared/domains/agreements/sales-export/contract.ts';
import type { MonthRow, MonthSum } from '#shared/domains/agreements/sales-export/schemas.ts';
import { periodAt } from '#shared/kernel/time/period.ts';
import { ColumnTable, type TableColumn } from '#web/kits/master/column-table.tsx';
import { formatMonth, useFormat } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { Status } from '#web/ui/status.tsx';
import { monthsToShow } from '../model/months.ts';
import { FileCell } from './file-cell.tsx';
import type { Files } from './use-files.tsx';
import { useMonthMenu } from './use-month-menu.tsx';

interface MonthTableProps {
  readonly months: Months;
  readonly files: Files;
  readonly onLock: (row: MonthRow) => void;
  readonly onGaps: (row: MonthRow) => void;
  readonly onHistory: (row: MonthRow) => void;
}

function State({ row }: { readonly row: MonthRow }) {
  if (row.isLocked)
    return (
      <Status tone="green">
        <Trans>Locked</Trans>
      </Status>
    );
  const isOver = row.month < localToday().slice(0, 7);
  return isOver ? (
    <Status tone="amber">
      <Trans>Not locked</Trans>
    </Status>
  ) : (
    <Status tone="grey">
      <Trans>Not over yet</Trans>
    </Status>
  );
}

/** One line for each currency. */
const Amounts = ({ row, of }: { readonly row: MonthRow; readonly of: (sum: MonthSum) => ReactNode }) => (
  <span className="sx-a">
    {row.sums.map((sum) => (
      <span key={sum.currency}>{of(sum)}</span>
    ))}
    {row.sums.length === 0 && <span className="dim">–</span>}
  </span>
);

/** The number of issued documents, as a link to their list. */
function Documents({ row, bookkeepingId }: { readonly row: MonthRow; readonly bookkeepingId: string }) {
  const { number } = useFormat();
  const count = row.sums.reduce((all, sum) => all + sum.count, 0);
  if (count === 0) return <span className="dim">–</span>;
  return (
    <Link
      to="/invoice"
      search={{
        bookkeeping: { any: [bookkeepingId] },
        date: periodAt('perMonth', `${row.month}-01`),
        stage: { any: ['outstanding'] },
      }}
      className="link num"
    >
      {number(count)}
    </Link>
  );
}

/** The months of a year, the latest first. */
export function MonthTable({ months, files, onLock, onGaps, onHistory }: MonthTableProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { bookkeepingId, mask } = months;
  const menuOf = useMonthMenu({ bookkeepingId, files, onHistory });
  const amount = (id: 'net' | 'tax' | 'total', label: TableColumn<MonthRow>['label']): TableColumn<MonthRow> => ({
    id,
    label,
    figures: true,
    render: (row) => <Amounts row={row} of={(sum) => money(sum[id], sum.currency)} />,
  });
  const columns: readonly TableColumn<MonthRow>[] = [
    { id: 'month', label: msg`Month`, render: ({ month }) => <b className="strong">{formatMonth(`${month}-01`)}</b> },
    { id: 'state', label: msg`Status`, beside: true, render: (row) => <State row={row} /> },
    {
      id: 'documents',
      label: msg`Documents`,
      figures: true,
      render: (row) => <Documents row={row} bookkeepingId={bookkeepingId} />,
    },
    amount('net', msg`Excl. VAT`),
    amount('tax', msg`VAT`),
    amount('total', msg`Incl. VAT`),
    { id: 'file', label: msg`File`, render: (row) => <FileCell row={row} mask={mask} files={files} onGaps={onGaps} /> },
    {
      id: 'acts',
      label: msg`Actions`,
      beside: true,
      render: (row) => (
        <span className="row sx-acts">
          {row.mayLock && (
            <Button size="sm" kind="primary" icon={<Lock size={14} />} onClick={() => onLock(row)}>
              {t`Lock`}
            </Button>
          )}
          <MoreMenu label={t`More for ${formatMonth(`${row.month}-01`)}`} groups={menuOf(row)} />
        </span>
      ),
    },
  ];
  return (
    <ColumnTable
      label={t`Months`}
      rows={monthsToShow(months, localToday())}
      keyOf={({ month }) => month}
      columns={columns}
    />
  );
}
