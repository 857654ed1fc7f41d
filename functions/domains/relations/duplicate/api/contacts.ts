import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { duplicateContract } from '#shared/domains/relations/duplicate/contract.ts';
import { contactSimilarityKeys } from '#shared/domains/relations/duplicate/rules.ts';
import { contactDefinition } from '../areas.ts';
import { alikeOf } from '../find.ts';

export const handler = endpoint(duplicateContract.routes.contacts, async ({ body, ctx }) => {
  const { excludeId, name: fullName, email, mobile, company } = body;
  const wanted = contactSimilarityKeys({
    fullName,
    email,
    mobile,
    positions: company ? [{ companyName: company }] : [],
  });
  return { rows: await alikeOf(ctx, contactDefinition, wanted, excludeId) };
});
