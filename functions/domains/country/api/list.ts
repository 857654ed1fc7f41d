import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { countryContract } from '#shared/domains/country/contract.ts';
import { countriesOf } from '../store.ts';

export const handler = endpoint(countryContract.routes.list, async ({ body, ctx }) => {
  const rows = await countriesOf(ctx);
  return { rows: rows.filter(({ isActive }) => body.isActive === undefined || isActive === body.isActive) };
});
