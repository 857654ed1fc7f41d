import * as z from 'zod';
import { CountryCode } from '#shared/data/countries.ts';
import { Id } from '#shared/kernel/ids.ts';
import { Meta, RevInput } from '#shared/kernel/record.ts';
import { core, v1 } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';

/** What an address said in the place of its state, and which state that is. */
export const StateAliasFields = z.object({
  countryId: CountryCode,
  text: z.string(),
  /** ISO 3166-2; empty: nobody said yet. */
  stateId: z.string(),
  /** Stands for no state, and is not asked about again. */
  cannotMap: z.boolean(),
  /** Where it was seen first. */
  seenAt: z.string(),
});
export type StateAliasFields = z.infer<typeof StateAliasFields>;
export const StateAlias = StateAliasFields.extend(Meta.shape);
export type StateAlias = z.infer<typeof StateAlias>;

const reads = { audience: 'user', permission: 'masterData.read', grants: ['table:read'] } as const;
const writes = {
  audience: 'user',
  permission: 'masterData.update',
  grants: ['table:read', 'table:write'],
  timeout: 60,
} as const;
const Ref = z.object({ id: Id, rev: RevInput });
const Rows = z.object({ rows: z.array(StateAlias) });

export const stateAliasContract = contract('state-alias', {
  routes: {
    list: route({
      ...v1('GET', '/statealias'),
      ...reads,
      query: z.object({ countryId: CountryCode.optional() }),
      output: Rows,
    }),
    unmapped: route({ ...core('GET', '/statealias/unmapped'), ...reads, output: Rows }),
    /** Addresses that say so get the state at once. */
    setStateId: route({
      ...core('POST', '/statealias/setstateid'),
      ...writes,
      body: Ref.extend({ stateId: z.string().min(1, { error: 'choice' }).max(6) }),
      output: StateAlias.extend({ addresses: z.int() }),
    }),
    setCannotMap: route({ ...core('POST', '/statealias/setcannotmap'), ...writes, body: Ref, output: StateAlias }),
  },
});
