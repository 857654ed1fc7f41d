import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import type { MonthRow } from '#shared/domains/agreements/sales-export/schemas.ts';
import { yearOf } from '#shared/kernel/time/date.ts';
import { useActiveBooks } from '#web/domains/agreements/invoice/widgets/use-active-books.ts';
import { localToday } from '#web/platform/today.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { currentRun } from '../model/months.ts';
import type { ExportSearch } from '../model/search.ts';
import { MonthTable } from '../parts/month-table.tsx';
import { useFiles } from '../parts/use-files.tsx';
import { monthsQuery } from '../queries.ts';
import '../parts/sales-export.css';

const LockDialog = part(async () => (await import('../parts/lock-dialog.tsx')).LockDialog);
const GapsDialog = part(async () => (await import('../parts/gaps-dialog.tsx')).GapsDialog);
const HistoryDialog = part(async () => (await import('../parts/history-dialog.tsx')).HistoryDialog);

const YEARS_BEFORE = 6;
type Books = ReturnType<typeof useActiveBooks>;

type ChoiceProps = Readonly<{ books: Books; bookkeepingId: string; year: number }>;
function Choice({ books, bookkeepingId, year }: ChoiceProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const thisYear = yearOf(localToday());
  const years = Array.from({ length: YEARS_BEFORE + 1 }, (_, i) => thisYear - i);
  const choose = (search: ExportSearch) =>
    void navigate({ to: '.', search: { BookkeepingId: bookkeepingId, year, ...search }, replace: true });
  return (
    <div className="sx-c">
      <Field label={t`Bookkeeping`}>
        <Select
          options={books.map(({ id, name }) => ({ value: id, label: name }))}
          value={bookkeepingId}
          onChange={({ target }) => choose({ BookkeepingId: target.value })}
        />
      </Field>
      <Field label={t`Year`}>
        <Select
          options={[...new Set([...years, year])].map((one) => ({ value: `${one}`, label: `${one}` }))}
          value={`${year}`}
          onChange={({ target }) => choose({ year: Number(target.value) })}
        />
      </Field>
    </div>
  );
}

/** The dialog that is open, with its month. The months may change below it. */
type OpenDialog = { readonly kind: 'lock' | 'gaps' | 'history'; readonly month: string } | undefined;

function Year({ bookkeepingId, year }: Omit<ChoiceProps, 'books'>) {
  const { data } = useQuery(monthsQuery(bookkeepingId, year));
  const files = useFiles(bookkeepingId);
  const [dialog, setDialog] = useState<OpenDialog>();
  if (!data) return <SkeletonLines lines={12} />;
  const openAt = (kind: 'lock' | 'gaps' | 'history') => (row: MonthRow) => setDialog({ kind, month: row.month });
  const close = () => setDialog(undefined);
  const row = data.months.find(({ month }) => month === dialog?.month);
  return (
    <>
      <MonthTable
        months={data}
        files={files}
        onLock={openAt('lock')}
        onGaps={openAt('gaps')}
        onHistory={openAt('history')}
      />
      {row && dialog?.kind === 'lock' && <LockDialog bookkeepingId={bookkeepingId} month={row.month} onClose={close} />}
      {row && dialog?.kind === 'gaps' && currentRun(row) && (
        <GapsDialog row={row} mask={data.mask} files={files} onClose={close} />
      )}
      {row && dialog?.kind === 'history' && <HistoryDialog row={row} files={files} onClose={close} />}
    </>
  );
}

/** The months of a bookkeeping: locked one after the other, each with the file of its sales. */
export function DataExportPage() {
  const { t } = useLingui();
  const { BookkeepingId, year = yearOf(localToday()) } = useSearch({ strict: false }) as ExportSearch;
  const books = useActiveBooks();
  const book = books.find(({ id }) => id === BookkeepingId) ?? books[0];
  return (
    <>
      <PageHead title={t`Bookkeeping export`}>
        {book && (
          <PageLink to={`/bookkeeping/${book.id}/export`} className={buttonClass()}>
            <Settings2 size={14} aria-hidden="true" />
            {t`Export settings`}
          </PageLink>
        )}
      </PageHead>
      <div className="scroll">
        <div className="sx-p">
          {book ? (
            <>
              <Choice books={books} bookkeepingId={book.id} year={year} />
              <Year key={`${book.id} ${year}`} bookkeepingId={book.id} year={year} />
            </>
          ) : (
            <EmptyState title={t`No bookkeeping entities yet`} />
          )}
        </div>
      </div>
    </>
  );
}
