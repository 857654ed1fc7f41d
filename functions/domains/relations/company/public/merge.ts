import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isVenue } from '#shared/domains/relations/company/rules.ts';
import type { CompanyFields, CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { prepareCompany } from './prepare.ts';

/** Checks the company that two become, like any other. It must be a venue when one of the two was, for its shows. */
export function mergedCompany(
  ctx: UserContext,
  values: CompanyInput,
  { source, target }: { readonly source: CompanyInput; readonly target: CompanyInput },
  before: CompanyFields,
) {
  if ((isVenue(source) || isVenue(target)) && !isVenue(values))
    throw new AppError('merge.staysVenue', { field: 'values.roles' });
  return prepareCompany(ctx, values, before);
}
