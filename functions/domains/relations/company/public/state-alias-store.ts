import { AliasStore } from '#functions/platform/record/alias.ts';
import type { StateAlias } from '#shared/domains/relations/state-alias/contract.ts';
import { plainState } from '#shared/domains/relations/state-alias/rules.ts';
import type { Meta } from '#shared/kernel/record/record.ts';

export type StateAliasFields = Omit<StateAlias, keyof Meta>;

export const stateAliasStore = new AliasStore<StateAliasFields>({
  name: 'state-alias',
  means: 'stateId',
  says: ({ countryId, text }) => `${countryId} ${plainState(text)}`,
  title: ({ countryId, text }) => `${countryId} ${text}`,
});
