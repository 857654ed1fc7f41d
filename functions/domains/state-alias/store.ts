import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { AliasStore } from '#functions/platform/record/alias.ts';
import { statesOf } from '#shared/data/states.ts';
import type { StateAlias } from '#shared/domains/state-alias/contract.ts';
import { plainState, stateNamed } from '#shared/domains/state-alias/rules.ts';
import type { Address } from '#shared/kernel/address.ts';
import type { Meta } from '#shared/kernel/record.ts';

export type StateAliasFields = Omit<StateAlias, keyof Meta>;

export const stateAliasStore = new AliasStore<StateAliasFields>({
  name: 'state-alias',
  means: 'stateId',
  says: ({ countryId, text }) => `${countryId} ${plainState(text)}`,
  title: ({ countryId, text }) => `${countryId} ${text}`,
});

/**
 * An address whose state came as a text, from an import or a place search: with the state it names, by itself or as
 * somebody mapped it; else the text stays with the address and is collected, to be mapped by hand.
 */
export async function withState(ctx: TenantContext, address: Address, seenAt: string): Promise<Address> {
  const { stateText: text = '', ...settled } = address;
  const { countryId, stateId } = settled;
  if (!text || stateId || !countryId) return settled;
  const named = stateNamed(countryId, text);
  if (named) return { ...settled, stateId: named };
  if (statesOf(countryId).length === 0) return settled;
  const mapped = await stateAliasStore.meaning(ctx, { countryId, text, stateId: '', cannotMap: false, seenAt });
  return mapped ? { ...settled, stateId: mapped } : { ...settled, stateText: text };
}
