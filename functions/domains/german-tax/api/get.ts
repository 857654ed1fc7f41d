import { companyStore } from '#functions/domains/company/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { germanTaxContract } from '#shared/domains/german-tax/contract.ts';
import { questionFor } from '../question.ts';
import { lastConfirmation } from '../store.ts';

export const handler = endpoint(germanTaxContract.routes.get, async ({ body, ctx }) => {
  const company = await companyStore.get(ctx, body.companyId);
  const question = await questionFor(ctx, company);
  if ('hindrance' in question) return { hindrance: question.hindrance };
  const validation = await lastConfirmation(ctx.tenantId, company.id, question.asked);
  return validation ? { validation } : {};
});
