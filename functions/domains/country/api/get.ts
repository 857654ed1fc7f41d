import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { countryContract } from '#shared/domains/country/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { countriesOf } from '../store.ts';

export const handler = endpoint(countryContract.routes.get, async ({ params, ctx }) => {
  const country = (await countriesOf(ctx)).find(({ code }) => code === params.code);
  if (!country) throw new AppError('notFound');
  return country;
});
