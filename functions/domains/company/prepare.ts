import { withState } from '#functions/domains/state-alias/store.ts';
import { carriedFor } from '#functions/domains/tag/carried-store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { checkCompany } from '#shared/domains/company/rules.ts';
import type { CompanyInput } from '#shared/domains/company/schemas.ts';

/** The input as it is stored, refused where a rule says so. */
export async function prepareCompany(
  ctx: TenantContext,
  input: CompanyInput,
  before?: CompanyInput,
): Promise<CompanyInput> {
  checkCompany(input);
  const [carried, address] = await Promise.all([
    carriedFor(ctx, 'company', input, before),
    withState(ctx, input.address, input.name),
  ]);
  return { ...input, ...carried, address };
}
