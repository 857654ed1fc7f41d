import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { isVenue } from '#shared/domains/company/rules.ts';
import type { CompanyInput } from '#shared/domains/company/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import { prepareCompany } from './prepare-store.ts';

/** What two companies become: checked like any other, and a venue when one of them was, for its shows. */
export function mergedCompany(
  ctx: TenantContext,
  values: CompanyInput,
  { source, target }: { readonly source: CompanyInput; readonly target: CompanyInput },
  before: CompanyInput,
) {
  if ((isVenue(source) || isVenue(target)) && !isVenue(values))
    throw new AppError('merge.staysVenue', { field: 'values.roles' });
  return prepareCompany(ctx, values, before);
}
