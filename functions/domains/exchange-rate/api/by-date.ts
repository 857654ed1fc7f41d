import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { exchangeRateContract } from '#shared/domains/exchange-rate/contract.ts';
import { crossRate } from '#shared/domains/exchange-rate/rules.ts';
import { AppError } from '#shared/kernel/error.ts';
import { rateOn } from '../rates.ts';

export const handler = endpoint(exchangeRateContract.routes.byDate, async ({ query, ctx }) => {
  const { currency, base, date } = query;
  const [of, per] = await Promise.all([
    rateOn(ctx.tenantId, { currency, date }),
    rateOn(ctx.tenantId, { currency: base, date }),
  ]);
  const rate = of && per && crossRate(of, per);
  if (rate) return rate;
  const field = of ? 'base' : 'currency';
  throw new AppError('currency.noRate', { field, params: { currency: query[field], date } });
});
