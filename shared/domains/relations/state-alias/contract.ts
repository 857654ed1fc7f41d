import * as z from 'zod';
import { CountryCode } from '#shared/data/countries.ts';
import { writes } from '#shared/kernel/contract/access.ts';
import { ALIAS_TIMEOUT, AliasRef, aliasOf, aliasRoutes } from '#shared/kernel/contract/alias-contract.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';

/** The text that an address gave as its state, and the state that it means (ISO 3166-2). */
export const StateAlias = aliasOf({ countryId: CountryCode, stateId: z.string() });
export type StateAlias = z.infer<typeof StateAlias>;

export const stateAliasContract = contract('state-alias', {
  routes: {
    ...aliasRoutes({ path: 'statealias', output: StateAlias, within: z.object({ countryId: CountryCode.optional() }) }),
    /** Has the bulk worker set the state of the addresses with this text; returns their number. */
    setStateId: route(core('POST', '/statealias/setstateid'), writes('masterData.update'), {
      timeout: ALIAS_TIMEOUT,
      body: AliasRef.extend({ stateId: z.string().min(1, { error: 'choice' }).max(6) }),
      output: StateAlias.extend({ addresses: z.int() }),
    }),
  },
});
