import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ColumnTable, type TableColumn } from '#web/kits/master/column-table.tsx';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { useCan } from '#web/platform/me.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { AliasMeaning, AliasRow } from './alias-config.ts';
import { Meaning, Nothing, Text } from './alias-parts.tsx';

type View = 'open' | 'all';

interface AliasListProps<Row extends AliasRow> {
  readonly title: string;
  readonly text: string;
  /** Said where nothing waits. */
  readonly settled: string;
  /** None while they are on their way. */
  readonly rows: readonly Row[] | undefined;
  /** Between the text and where it was seen. */
  readonly columns: readonly TableColumn<Row>[];
  readonly meaning: AliasMeaning<Row>;
}

function columnsOf<Row extends AliasRow>(
  { columns, meaning }: AliasListProps<Row>,
  may: boolean,
): readonly TableColumn<Row>[] {
  return [
    { id: 'text', label: msg`Text`, render: (row) => <Text row={row} meaning={meaning} /> },
    ...columns,
    { id: 'seenAt', label: msg`First seen in`, render: ({ seenAt }) => seenAt },
    { id: 'means', label: meaning.label, render: (row) => <Meaning row={row} meaning={meaning} /> },
    {
      id: 'actions',
      label: msg`Actions`,
      acts: true,
      render: (row) => may && !row.cannotMap && <Nothing row={row} meaning={meaning} />,
    },
  ];
}

/** Texts from outside, to be mapped by hand: those that wait, and all of them. */
export function AliasList<Row extends AliasRow>(props: AliasListProps<Row>) {
  const { title, text, settled, rows: all = [], meaning } = props;
  const { t } = useLingui();
  const may = useCan()('masterData.update');
  const [view, setView] = useState<View>('open');
  const open = all.filter((row) => meaning.of(row) === '' && !row.cannotMap);
  const rows = view === 'open' ? open : all;
  return (
    <SettingsFrame title={title} text={text}>
      <Tabs<View>
        label={t`Show`}
        items={[
          { value: 'open', label: t`To be mapped`, count: open.length },
          { value: 'all', label: t`All`, count: all.length },
        ]}
        value={view}
        onChange={setView}
      />
      {!props.rows && <SkeletonLines lines={6} />}
      {props.rows && rows.length === 0 && (
        <EmptyState title={view === 'open' ? t`Nothing to map` : t`No texts yet`} text={settled} />
      )}
      {rows.length > 0 && (
        <ColumnTable label={title} rows={rows} keyOf={({ id }) => id} columns={columnsOf(props, may)} />
      )}
    </SettingsFrame>
  );
}
