import { Trans } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { fold } from '#shared/kernel/text.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { ColumnTable, type TableColumn } from '../master/column-table.tsx';
import { SEARCHED_FROM, SearchBar } from '../master/search-bar.tsx';
import { SettingsFrame } from '../settings-frame.tsx';

interface GivenListProps<Row> {
  readonly title: string;
  readonly text: string;
  /** In their order; none while they are on their way. */
  readonly rows: readonly Row[] | undefined;
  /** What a keyword finds. */
  readonly wordsOf: (row: Row) => string;
  readonly columns: readonly TableColumn<Row>[];
}
/** What everybody has, as the agency set it: nothing is added, nothing goes. */
export function GivenList<Row extends { readonly code: string }>(props: GivenListProps<Row>) {
  const { title, text, rows = [], wordsOf, columns } = props;
  const [typed, setTyped] = useState('');
  const keyword = fold(useDeferredValue(typed));
  const shown = rows.filter((row) => fold(wordsOf(row)).includes(keyword));
  return (
    <SettingsFrame title={title} text={text}>
      {rows.length >= SEARCHED_FROM && (
        <SearchBar typed={typed} onType={setTyped} shown={shown.length} total={shown.length} />
      )}
      {!props.rows && <SkeletonLines lines={10} />}
      {props.rows && shown.length === 0 && <EmptyState drawing={null} title={<Trans>no results found</Trans>} />}
      {shown.length > 0 && <ColumnTable label={title} rows={shown} keyOf={({ code }) => code} columns={columns} />}
    </SettingsFrame>
  );
}
