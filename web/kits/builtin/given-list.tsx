import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { fold } from '#shared/kernel/text/text.ts';
import { ColumnTable, type TableColumn } from '#web/kits/master/column-table.tsx';
import { RowName } from '#web/kits/master/row-name.tsx';
import { SEARCHED_FROM, SearchBar } from '#web/kits/master/search-bar.tsx';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { type Bare, queryOf } from '#web/platform/api.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

interface BuiltinRow {
  readonly code: string;
  readonly isActive: boolean;
}
interface BuiltinList<Row> {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  /** Returns all rows, in their order. */
  readonly list: Bare<{ readonly body: object }, { readonly rows: readonly Row[] }>;
  /** Returns the text of a row in which a keyword is searched. */
  readonly wordsOf: (row: Row) => string;
  /** The names of the rows, each a link to its page. Without it, the first column names a row. */
  readonly named?: { readonly nameOf: (code: string) => string; readonly base: string };
  readonly columns: readonly TableColumn<Row>[];
}
const byName = (a: string, b: string) => a.localeCompare(b, currentTag());

const nameColumn = <Row extends BuiltinRow>({
  nameOf,
  base,
}: Required<BuiltinList<Row>>['named']): TableColumn<Row> => ({
  id: 'name',
  label: msg`Name`,
  render: ({ code, isActive }) => <RowName name={nameOf(code)} to={`${base}/${code}`} isActive={isActive} />,
});

function Rows<Row extends BuiltinRow>({ list, named, wordsOf, columns, ...words }: BuiltinList<Row>) {
  const { i18n } = useLingui();
  const title = i18n._(words.title);
  const { data } = useQuery(queryOf(list, { body: {} }));
  const rows = data?.rows ?? [];
  const [typed, setTyped] = useState('');
  const keyword = fold(useDeferredValue(typed));
  const nameOf = ({ code }: BuiltinRow) => named?.nameOf(code) ?? '';
  const found = rows.filter((row) => fold(`${nameOf(row)} ${wordsOf(row)}`).includes(keyword));
  const shown = named ? found.toSorted((a, b) => byName(nameOf(a), nameOf(b))) : found;
  return (
    <SettingsFrame title={title} text={i18n._(words.text)}>
      {rows.length >= SEARCHED_FROM && (
        <SearchBar typed={typed} onType={setTyped} shown={shown.length} total={shown.length} />
      )}
      {!data && <SkeletonLines lines={10} />}
      {data && shown.length === 0 && <EmptyState icon={null} title={<Trans>no results found</Trans>} />}
      {shown.length > 0 && (
        <ColumnTable
          label={title}
          rows={shown}
          keyOf={({ code }) => code}
          columns={named ? [nameColumn(named), ...columns] : columns}
        />
      )}
    </SettingsFrame>
  );
}

/** Returns the page of built-in data with the agency's settings. The user can neither add nor delete rows. */
export const builtinList = <Row extends BuiltinRow>(spec: BuiltinList<Row>) => ({ ListPage: () => <Rows {...spec} /> });
