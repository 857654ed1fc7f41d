import { companyStore } from '#functions/domains/company/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { germanTaxContract } from '#shared/domains/german-tax/contract.ts';
import { questionFor } from '../question.ts';
import { lastConfirmation } from '../store.ts';

export const handler = endpoint(germanTaxContract.routes.get, async ({ body, ctx }) => {
  const company = await companyStore.get(ctx, body.companyId);
  const [question, last] = await Promise.all([questionFor(ctx, company), lastConfirmation(ctx.tenantId, company.id)]);
  if ('hindrance' in question) return { hindrance: question.hindrance };
  return last?.traderVatNumber === question.asked ? { validation: last } : {};
});
