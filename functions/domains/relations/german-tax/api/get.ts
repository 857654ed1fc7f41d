import { isDeepStrictEqual } from 'node:util';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { germanTaxContract } from '#shared/domains/relations/german-tax/contract.ts';
import { questionFor, traderOf } from '../question.ts';
import { lastConfirmation } from '../store.ts';

export const handler = endpoint(germanTaxContract.routes.get, async ({ body, ctx }) => {
  const company = await companyStore.get(ctx, body.companyId);
  const trader = traderOf(company);
  const question = await questionFor(ctx, company);
  if ('hindrance' in question) return { hindrance: question.hindrance };
  const last = await lastConfirmation(ctx.tenantId, company.id, question.asked);
  // An answer counts for what was asked: another name or address is a question of its own.
  return last && isDeepStrictEqual(last.trader ?? trader, trader) ? { validation: last } : {};
});
