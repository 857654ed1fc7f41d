import { companyStore } from '#functions/domains/relations/company/store.ts';
import {
  addressMismatchesOf,
  askEvatr,
  isUnderstood,
  mismatchesOf,
  validityOf,
} from '#functions/platform/authority/evatr.ts';
import { unlessSilent } from '#functions/platform/authority/unless-silent.ts';
import { newId } from '#functions/platform/data/id.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { germanTaxContract } from '#shared/domains/relations/german-tax/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { questionFor, traderOf } from '../question.ts';
import { keepConfirmation } from '../store.ts';

export const handler = endpoint(germanTaxContract.routes.validate, async ({ body, ctx }) => {
  const company = await companyStore.get(ctx, body.companyId);
  const question = await questionFor(ctx, company);
  if ('hindrance' in question) throw new AppError(`germanTax.${question.hindrance}`);
  const trader = traderOf(company);
  const answer = await unlessSilent('eVatR', askEvatr({ ...question, ...trader }));
  if (!answer) throw new AppError('germanTax.connection');
  const isValid = validityOf(answer);
  if (isValid === undefined) throw new AppError('germanTax.refused', { params: { status: answer.status } });
  if (!isUnderstood(answer)) {
    logger.error('eVatR compares in a way that we do not know', { companyId: company.id, requestId: answer.id });
    throw new AppError('germanTax.unknownAnswer');
  }
  const validation = {
    printRequested: true,
    printRequestedBy: ctx.actor.name,
    printRequestedOn: ctx.now.toISOString(),
    noMatch: mismatchesOf(answer),
    addressNoMatch: addressMismatchesOf(answer),
    traderVatNumber: question.asked,
    isValid,
  };
  const proof = {
    id: newId(ctx.now),
    companyId: company.id,
    requestId: answer.id ?? '',
    status: answer.status,
    trader,
  };
  await keepConfirmation(ctx.tenantId, { ...validation, ...proof });
  return validation;
});
