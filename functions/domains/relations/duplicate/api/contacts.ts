import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { duplicateContract } from '#shared/domains/relations/duplicate/contract.ts';
import { contactTraits } from '#shared/domains/relations/duplicate/rules.ts';
import { contactArea } from '../areas.ts';
import { alikeOf } from '../find.ts';

export const handler = endpoint(duplicateContract.routes.contacts, async ({ body, ctx }) => {
  const { excludeId, name: fullName, email, mobile, company } = body;
  const wanted = contactTraits({ fullName, email, mobile, positions: company ? [{ companyName: company }] : [] });
  return { rows: await alikeOf(ctx, contactArea, wanted, excludeId) };
});
