import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { duplicateContract } from '#shared/domains/relations/duplicate/contract.ts';
import { companyTraits } from '#shared/domains/relations/duplicate/rules.ts';
import { companyArea } from '../areas.ts';
import { alikeOf } from '../find.ts';

export const handler = endpoint(duplicateContract.routes.companies, async ({ body, ctx }) => {
  const { excludeId, city, countryId, ...company } = body;
  const wanted = companyTraits({ ...company, address: { city, countryId } });
  return { rows: await alikeOf(ctx, companyArea, wanted, excludeId) };
});
