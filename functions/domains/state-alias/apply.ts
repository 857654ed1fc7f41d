import { companyStore } from '#functions/domains/company/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { unlessRefused } from '#functions/platform/unless-refused.ts';
import { plainState } from '#shared/domains/state-alias/rules.ts';
import type { StateAliasFields } from './store.ts';

/** Gives the state to every company whose address says the text; how many they were. */
export async function applyAlias(ctx: TenantContext, { countryId, text, stateId }: StateAliasFields): Promise<number> {
  const filters = [{ column: 'words', words: text }];
  const nos = (await companyStore.definition.list?.all(ctx.tenantId, { filters })) ?? [];
  let settled = 0;
  for (const company of await companyStore.many(ctx, nos, new Set(nos))) {
    const { stateText = '', ...address } = company.address;
    if (address.countryId !== countryId || plainState(stateText) !== plainState(text)) continue;
    const changed = { ...company, address: { ...address, stateId } };
    // One that somebody saves meanwhile takes the state over with that save.
    if (await unlessRefused('stale', companyStore.update(ctx, company, changed, { action: 'stateAlias' }))) settled++;
  }
  return settled;
}
