import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { statesOf } from '#shared/data/states.ts';
import { type StateAlias, stateAliasContract } from '#shared/domains/state-alias/contract.ts';
import type { AliasMeaning } from '#web/domains/system/widgets/alias/alias-config.ts';
import { AliasList } from '#web/domains/system/widgets/alias/alias-list.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { countryNameOf } from '#web/ui/country-name.ts';

const { list, setStateId, setCannotMap } = stateAliasContract.routes;

const STATE: AliasMeaning<StateAlias> = {
  domain: 'state-alias',
  label: msg({ context: 'region', message: 'State' }),
  of: ({ stateId }) => stateId,
  options: ({ countryId }) => statesOf(countryId).map(({ stateId: value, name }) => ({ value, label: name })),
  chooseName: (text) => msg`State that ${text} stands for`,
  map: async ({ id, rev, text }, stateId) => {
    const { addresses } = await call(setStateId, { body: { id, rev, stateId } });
    return (
      <Trans>
        {text} is mapped; <Plural value={addresses} one="# address follows" other="# addresses follow" />
      </Trans>
    );
  },
  nothing: msg`no state`,
  sayNothing: msg`No state`,
  sayNothingName: (text) => msg`${text} stands for no state`,
  giveUp: ({ id, rev }) => call(setCannotMap, { body: { id, rev } }),
};

/** What addresses said in the place of their state and no state is called, to be mapped by hand. */
export function ListPage() {
  const { t } = useLingui();
  const { data } = useQuery(queryOf(list, { query: {} }));
  return (
    <AliasList
      title={t`Names of states`}
      text={t`Texts that imports and place searches brought in the place of a state. Say once what each means.`}
      settled={t`Every address names a state that is known.`}
      rows={data?.rows}
      columns={[{ id: 'country', label: msg`Country`, render: ({ countryId }) => countryNameOf(countryId) }]}
      meaning={STATE}
    />
  );
}
