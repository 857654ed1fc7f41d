import { companyStore } from '#functions/domains/company/store.ts';
import { askEvatr, mismatchesOf, validityOf } from '#functions/platform/authority/evatr.ts';
import { unlessSilent } from '#functions/platform/authority/unless-silent.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { newId } from '#functions/platform/id.ts';
import { germanTaxContract } from '#shared/domains/german-tax/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { questionFor } from '../question.ts';
import { keepConfirmation } from '../store.ts';

export const handler = endpoint(germanTaxContract.routes.validate, async ({ body, ctx }) => {
  const company = await companyStore.get(ctx, body.companyId);
  const question = await questionFor(ctx, company);
  if ('hindrance' in question) throw new AppError(`germanTax.${question.hindrance}`);
  const { city, postalCode, addressLine1: street } = company.address;
  const asked = { ...question, name: company.name, city, postalCode, street };
  const answer = await unlessSilent('eVatR', askEvatr(asked));
  if (!answer) throw new AppError('germanTax.connection');
  const isValid = validityOf(answer);
  if (isValid === undefined) throw new AppError('germanTax.refused', { params: { status: answer.status } });
  const validation = {
    printRequested: true,
    printRequestedBy: ctx.actor.name,
    printRequestedOn: ctx.now.toISOString(),
    noMatch: mismatchesOf(answer),
    traderVatNumber: question.asked,
    isValid,
  };
  const proof = { id: newId(ctx.now), companyId: company.id, requestId: answer.id ?? '', status: answer.status };
  await keepConfirmation(ctx.tenantId, { ...validation, ...proof });
  return validation;
});
