import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { duplicateContract } from '#shared/domains/relations/duplicate/contract.ts';
import { companySimilarityKeys } from '#shared/domains/relations/duplicate/rules.ts';
import { companyDefinition } from '../areas.ts';
import { alikeOf } from '../find.ts';

export const handler = endpoint(duplicateContract.routes.companies, async ({ body, ctx }) => {
  const { excludeId, city, countryId, ...company } = body;
  const wanted = companySimilarityKeys({ ...company, address: { city, countryId } });
  return { rows: await alikeOf(ctx, companyDefinition, wanted, excludeId) };
});
