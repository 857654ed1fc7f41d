import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countryName } from '#shared/data/countries.ts';
import { statesOf } from '#shared/data/states.ts';
import { type StateAlias, stateAliasContract } from '#shared/domains/state-alias/contract.ts';
import { SettingsFrame } from '#web/domains/system/widgets/settings-frame.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Select } from '#web/ui/input.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/status.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toaster.ts';
import '#web/domains/system/widgets/master/master.css';

const { list, setStateId, setCannotMap } = stateAliasContract.routes;
const isOpen = ({ stateId, cannotMap }: StateAlias): boolean => stateId === '' && !cannotMap;

function useAliasWrites() {
  const queries = useQueryClient();
  const refresh = () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('state-alias.') });
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (!isExpected(error)) throw error;
      toast(error.message);
    }
    await refresh();
  };
  return {
    map: ({ id, rev }: StateAlias, stateId: string) =>
      run(async () => {
        const { text, addresses } = await call(setStateId, { body: { id, rev, stateId } });
        toast(
          <Trans>
            {text} is mapped; <Plural value={addresses} one="# address is" other="# addresses are" /> changed
          </Trans>,
        );
      }),
    giveUp: ({ id, rev }: StateAlias) => run(() => call(setCannotMap, { body: { id, rev } })),
  };
}

interface RowProps {
  readonly alias: StateAlias;
  readonly may: boolean;
  readonly writes: ReturnType<typeof useAliasWrites>;
}
function Row({ alias, may, writes }: RowProps) {
  const { t } = useLingui();
  const { countryId, text, stateId, cannotMap, seenAt } = alias;
  return (
    <tr>
      <td>
        <span className="row">
          {text}
          {cannotMap && (
            <Tag>
              <Trans>no state</Trans>
            </Tag>
          )}
        </span>
      </td>
      <td data-label={t`Country`}>{countryName(countryId, cultureOf(currentLocale()))}</td>
      <td data-label={t`Seen first at`}>{seenAt}</td>
      <td data-label={t`State`}>
        <Select
          aria-label={t`State that ${text} stands for`}
          value={stateId}
          disabled={!may}
          placeholder={t`Choose`}
          options={statesOf(countryId).map(({ stateId: value, name }) => ({ value, label: name }))}
          onChange={(event) => event.target.value && void writes.map(alias, event.target.value)}
        />
      </td>
      {may && (
        <td>
          {!cannotMap && (
            <Button kind="ghost" onClick={() => void writes.giveUp(alias)} aria-label={t`${text} stands for no state`}>
              <Trans>No state</Trans>
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

type View = 'open' | 'all';
/** What addresses said in the place of their state and no state is called, to be mapped by hand. */
export function StateAliasListPage() {
  const { t } = useLingui();
  const may = useCan()('masterData.update');
  const [view, setView] = useState<View>('open');
  const writes = useAliasWrites();
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
        <table className="mst" aria-label={t`Names of states`}>
          <thead>
            <tr>
              <th>{t`Text`}</th>
              <th>{t`Country`}</th>
              <th>{t`Seen first at`}</th>
              <th>{t`State`}</th>
              {may && <th aria-label={t`Actions`} />}
            </tr>
          </thead>
          <tbody>
            {rows.map((alias) => (
              <Row key={alias.id} alias={alias} may={may} writes={writes} />
            ))}
          </tbody>
        </table>
      )}
    </SettingsFrame>
  );
}
