import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import { plainState } from '#shared/domains/relations/state-alias/rules.ts';
import type { Address } from '#shared/kernel/geo/address.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { companyStore } from '../store.ts';
import { type StateAliasFields, stateAliasStore } from './state-alias-store.ts';

type Said = Pick<StateAliasFields, 'countryId' | 'text'>;
const says = ({ countryId, text }: Said, address: Address): boolean =>
  address.countryId === countryId && plainState(address.stateText ?? '') === plainState(text);

/** Numbers of the companies whose address says the text. */
export async function companiesSaying(ctx: Pick<TenantContext, 'tenantId'>, said: Said): Promise<readonly number[]> {
  const filters = [{ column: 'words', words: said.text }];
  const found = await companyStore.where(ctx, filters);
  return found.filter(({ address }) => says(said, address)).map(({ no }) => no);
}

/** Gives the state to every company that says the text. Started again it finds the rest: the others name the state. */
export async function applyAlias(ctx: TenantContext, id: Id): Promise<number> {
  const alias = await stateAliasStore.get(ctx, id);
  const { stateId } = alias;
  if (!stateId) return 0;
  let settled = 0;
  for (const no of await companiesSaying(ctx, alias)) {
    const change = changeRecord(
      ctx,
      companyStore,
      no,
      (company) => {
        const { stateText: _, ...address } = company.address;
        return says(alias, company.address) ? { ...company, address: { ...address, stateId } } : company;
      },
      () => ({ action: 'stateAlias', isOneOfMany: true }),
    );
    if (await change) settled++;
  }
  return settled;
}
