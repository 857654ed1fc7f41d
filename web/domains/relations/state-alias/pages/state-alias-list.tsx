import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { statesOf } from '#shared/data/states.ts';
import { type StateAlias, stateAliasContract } from '#shared/domains/relations/state-alias/contract.ts';
import type { AliasMeaning } from '#web/kits/alias/alias-config.ts';
import { AliasList } from '#web/kits/alias/alias-list.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { countryNameOf } from '#web/ui/country-name.ts';

const { list, setStateId, setCannotMap } = stateAliasContract.routes;

const STATE: AliasMeaning<StateAlias> = {
  domain: 'state-alias',
  label: msg({ context: 'region', message: 'State' }),
  of: ({ stateId }) => stateId,
  options: ({ countryId }) => statesOf(countryId).map(({ stateId: value, name }) => ({ value, label: name })),
  chooseName: (text) => msg`State for ${text}`,
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
  sayNothingName: (text) => msg`${text} maps to no state`,
  giveUp: ({ id, rev }) => call(setCannotMap, { body: { id, rev } }),
};

/** Lists the state names of addresses that match no state. The user maps them by hand. */
export function ListPage() {
  const { t } = useLingui();
  const { data } = useQuery(queryOf(list, { query: {} }));
  return (
    <AliasList
      title={t`State aliases`}
      text={t`Texts from imports and place searches that don't match a state. Choose a state once for each.`}
      settled={t`Every address has a known state.`}
      rows={data?.rows}
      columns={[{ id: 'country', label: msg`Country`, render: ({ countryId }) => countryNameOf(countryId) }]}
      meaning={STATE}
    />
  );
}
