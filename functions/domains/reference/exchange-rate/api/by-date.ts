import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { exchangeRateContract } from '#shared/domains/reference/exchange-rate/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { rateBetween } from '../public/rate.ts';
import { rateOn } from '../rates.ts';

export const handler = endpoint(exchangeRateContract.routes.byDate, async ({ query, ctx }) => {
  const { currency, base, date } = query;
  const rate = await rateBetween(ctx.tenantId, currency, base, date);
  if (rate) return rate;
  const field = (await rateOn(ctx.tenantId, currency, date)) ? 'base' : 'currency';
  throw new AppError('currency.noRate', { field, params: { currency: query[field], date } });
});
