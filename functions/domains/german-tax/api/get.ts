import { isDeepStrictEqual } from 'node:util';
import { companyStore } from '#functions/domains/company/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { germanTaxContract } from '#shared/domains/german-tax/contract.ts';
import { questionFor, traderOf } from '../question.ts';
import { lastConfirmation } from '../store.ts';

export const handler = endpoint(germanTaxContract.routes.get, async ({ body, ctx }) => {
  const company = await companyStore.get(ctx, body.companyId);
  const trader = traderOf(company);
  const [question, last] = await Promise.all([questionFor(ctx, company), lastConfirmation(ctx.tenantId, company.id)]);
  if ('hindrance' in question) return { hindrance: question.hindrance };
  // An answer counts for what was asked: another number, name or address is a question of its own.
  const isSame = last?.traderVatNumber === question.asked && isDeepStrictEqual(last.trader ?? trader, trader);
  return isSame ? { validation: last } : {};
});
