import { currencyStore } from '#functions/domains/currency/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { exchangeRateContract } from '#shared/domains/exchange-rate/contract.ts';
import { BASE_CURRENCY } from '#shared/domains/exchange-rate/schemas.ts';
import { fetchState, rateOn } from '../rates.ts';

export const handler = endpoint(exchangeRateContract.routes.table, async ({ query, ctx }) => {
  const [currencies, { fetchedAt }] = await Promise.all([currencyStore.all(ctx), fetchState()]);
  const codes = currencies.flatMap(({ code, isActive }) => (isActive && code !== BASE_CURRENCY ? [code] : []));
  const found = await Promise.all(codes.map((currency) => rateOn(ctx.tenantId, { currency, date: query.date })));
  return {
    rows: found.filter((rate) => rate !== undefined),
    missing: codes.filter((_, i) => !found[i]),
    ...(fetchedAt ? { fetchedAt } : {}),
  };
});
