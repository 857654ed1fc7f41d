import { companyStore } from '#functions/domains/company/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { CompanyInput } from '#shared/domains/company/schemas.ts';
import type { StateAliasFields } from '#shared/domains/state-alias/contract.ts';
import { plainState } from '#shared/domains/state-alias/rules.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Stored } from '#shared/kernel/record.ts';

async function settle(ctx: TenantContext, company: Stored<CompanyInput>, stateId: string): Promise<boolean> {
  const { stateText: _, ...address } = company.address;
  try {
    await companyStore.update(ctx, company, { ...company, address: { ...address, stateId } }, { action: 'stateAlias' });
    return true;
  } catch (e) {
    // Somebody saved it meanwhile: that save took the state over.
    if (e instanceof AppError && e.code === 'stale') return false;
    throw e;
  }
}

/** Gives the state to every company whose address says the text; how many they were. */
export async function applyAlias(ctx: TenantContext, { countryId, text, stateId }: StateAliasFields): Promise<number> {
  const filters = [{ column: 'words', words: text }];
  const nos = (await companyStore.definition.list?.all(ctx.tenantId, { filters })) ?? [];
  let settled = 0;
  for (const company of await companyStore.many(ctx, nos, new Set(nos))) {
    const { address } = company;
    const says = plainState(address.stateText ?? '') === plainState(text);
    if (address.countryId === countryId && says && (await settle(ctx, company, stateId))) settled++;
  }
  return settled;
}
