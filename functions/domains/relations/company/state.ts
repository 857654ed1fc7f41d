import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { statesOf } from '#shared/data/states.ts';
import { stateNamed } from '#shared/domains/relations/state-alias/rules.ts';
import type { Address } from '#shared/kernel/geo/address.ts';
import { stateAliasStore } from './public/state-alias-store.ts';

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
