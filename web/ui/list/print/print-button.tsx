import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { isExpected } from '#web/platform/api-error.ts';
import { useShortcut } from '#web/platform/keys.ts';
import { IconButton } from '../../button.tsx';
import { toast } from '../../toaster.ts';
import { chosenColumns } from '../columns.ts';
import { filtersOf, type ListState } from '../search.ts';
import type { ListPageProps } from '../use-list.ts';
import type { PrintSheetProps } from './print-sheet.tsx';

type SheetModule = typeof import('./print-sheet.tsx');
interface Prepared<Row> extends Pick<PrintSheetProps<Row>, 'data'> {
  readonly Sheet: SheetModule['PrintSheet'];
}

/** The keyword and each filter as its chip reads: "Artist is any of Mara Vale". */
function filterWords<Row, S extends ListState>({ search, filters = [] }: ListPageProps<Row, S>): string[] {
  const values = filtersOf(search);
  const chips = filters.flatMap(({ id, label, words }) => {
    if (values[id] === undefined) return [];
    const { relation, value } = words(values[id]);
    return [[label, relation, value].filter(Boolean).join(' ')];
  });
  return search.q ? [`“${search.q}”`, ...chips] : chips;
}

interface PrintButtonProps<Row, S extends ListState> {
  readonly props: ListPageProps<Row, S>;
}
/** Prints the filtered list with all its rows and chosen columns; Ctrl P does the same. */
export function PrintButton<Row, S extends ListState>({ props }: PrintButtonProps<Row, S>) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [prepared, setPrepared] = useState<Prepared<Row>>();
  const { query, printRows, columns, look, views } = props;
  const prepare = async () => {
    if (!query.data || busy) return;
    setBusy(true);
    try {
      const [{ PrintSheet }, data] = await Promise.all([import('./print-sheet.tsx'), printRows?.() ?? query.data]);
      setPrepared({ Sheet: PrintSheet, data });
    } catch (error) {
      toast(isExpected(error) ? error.message : t`Couldn't prepare the print; try again`);
    } finally {
      setBusy(false);
    }
  };
  useShortcut('mod+p', () => void prepare());
  const view = views?.changed ? undefined : views?.items.find(({ id }) => id === views.current)?.name;
  return (
    <>
      <IconButton label={t`Print list`} keys="mod+p" aria-busy={busy || undefined} onClick={() => void prepare()}>
        <Printer size={14} aria-hidden="true" />
      </IconButton>
      {prepared && (
        <prepared.Sheet
          title={props.title}
          view={view}
          filters={filterWords(props)}
          summary={props.summary}
          columns={chosenColumns(columns, look?.layout.columns)}
          data={prepared.data}
          rowId={props.rowId}
          onDone={() => setPrepared(undefined)}
        />
      )}
    </>
  );
}
