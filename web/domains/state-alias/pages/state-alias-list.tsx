import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statesOf } from '#shared/data/states.ts';
import { type StateAlias, stateAliasContract } from '#shared/domains/state-alias/contract.ts';
import { ColumnTable, type TableColumn } from '#web/domains/system/widgets/master/column-table.tsx';
import { SettingsFrame } from '#web/domains/system/widgets/settings-frame.tsx';
import { useRowWrite } from '#web/domains/system/widgets/use-row-write.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { countryNameOf } from '#web/ui/country-name.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Select } from '#web/ui/input.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/status.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toaster.ts';

const { list, setStateId, setCannotMap } = stateAliasContract.routes;
const isOpen = ({ stateId, cannotMap }: StateAlias): boolean => stateId === '' && !cannotMap;

function useAliasWrites() {
  const write = useRowWrite('state-alias');
  return {
    map: ({ id, rev }: StateAlias, stateId: string) =>
      write(async () => {
        const { text, addresses } = await call(setStateId, { body: { id, rev, stateId } });
        toast(
          <Trans>
            {text} is mapped; <Plural value={addresses} one="# address is" other="# addresses are" /> changed
          </Trans>,
        );
      }),
    giveUp: ({ id, rev }: StateAlias) => write(() => call(setCannotMap, { body: { id, rev } })),
  };
}

const Text = ({ text, cannotMap }: StateAlias) => (
  <span className="row">
    {text}
    {cannotMap && (
      <Tag>
        <Trans>no state</Trans>
      </Tag>
    )}
  </span>
);

function State(alias: StateAlias) {
  const { t } = useLingui();
  const may = useCan()('masterData.update');
  const { map } = useAliasWrites();
  const { countryId, text, stateId } = alias;
  return (
    <Select
      aria-label={t`State that ${text} stands for`}
      value={stateId}
      disabled={!may}
      placeholder={t`Choose`}
      options={statesOf(countryId).map(({ stateId: value, name }) => ({ value, label: name }))}
      onChange={(event) => event.target.value && void map(alias, event.target.value)}
    />
  );
}

function NoState(alias: StateAlias) {
  const { t } = useLingui();
  const { giveUp } = useAliasWrites();
  const { text } = alias;
  return (
    <Button kind="ghost" onClick={() => void giveUp(alias)} aria-label={t`${text} stands for no state`}>
      <Trans>No state</Trans>
    </Button>
  );
}

const COLUMNS: readonly TableColumn<StateAlias>[] = [
  { id: 'text', label: msg`Text`, render: (alias) => <Text {...alias} /> },
  {
    id: 'country',
    label: msg`Country`,
    render: ({ countryId }) => countryNameOf(countryId),
  },
  { id: 'seenAt', label: msg`Seen first at` },
  { id: 'state', label: msg`State`, render: (alias) => <State {...alias} /> },
];
const ACTIONS: TableColumn<StateAlias> = {
  id: 'actions',
  label: msg`Actions`,
  acts: true,
  render: (alias) => !alias.cannotMap && <NoState {...alias} />,
};

type View = 'open' | 'all';
/** What addresses said in the place of their state and no state is called, to be mapped by hand. */
export function StateAliasListPage() {
  const { t } = useLingui();
  const may = useCan()('masterData.update');
  const [view, setView] = useState<View>('open');
  const { data } = useQuery(queryOf(list, { query: {} }));
  const open = data?.rows.filter(isOpen) ?? [];
  const rows = view === 'open' ? open : (data?.rows ?? []);
  return (
    <SettingsFrame
      title={t`Names of states`}
      text={t`Texts that imports and place searches brought in the place of a state. Say once what each means.`}
    >
      <Tabs<View>
        label={t`Which texts`}
        items={[
          { value: 'open', label: t`To be mapped`, count: open.length },
          { value: 'all', label: t`All`, count: data?.rows.length ?? 0 },
        ]}
        value={view}
        onChange={setView}
      />
      {!data && <SkeletonLines lines={6} />}
      {data && rows.length === 0 && (
        <EmptyState
          title={view === 'open' ? t`Nothing to be mapped` : t`No texts yet`}
          text={t`Every address names a state that is known.`}
        />
      )}
      {rows.length > 0 && (
        <ColumnTable
          label={t`Names of states`}
          rows={rows}
          keyOf={({ id }) => id}
          columns={may ? [...COLUMNS, ACTIONS] : COLUMNS}
        />
      )}
    </SettingsFrame>
  );
}
