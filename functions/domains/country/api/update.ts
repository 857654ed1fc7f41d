import { vatRateStore } from '#functions/domains/vat-rate/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkReference } from '#functions/platform/record/references.ts';
import { saveSetting } from '#functions/platform/record/settings.ts';
import { statesOf } from '#shared/data/states.ts';
import { countryContract } from '#shared/domains/country/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { countriesOf, countryStore } from '../store.ts';

export const handler = endpoint(countryContract.routes.update, async ({ body, ctx }) => {
  const { rev, ...input } = body;
  const before = (await countriesOf(ctx)).find(({ code }) => code === input.code);
  await checkReference(ctx, vatRateStore, 'vatRateId', input.vatRateId, before?.vatRateId);
  const isTheirs = statesOf(input.code).some(({ stateId }) => stateId === input.defaultStateId);
  if (input.defaultStateId && !isTheirs) throw new AppError('choice', { field: 'defaultStateId' });
  return saveSetting(ctx, countryStore, { ...input, name: input.code }, rev);
});
