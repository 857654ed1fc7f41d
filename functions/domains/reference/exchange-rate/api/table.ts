import { currencyStore } from '#functions/domains/reference/currency/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { exchangeRateContract } from '#shared/domains/reference/exchange-rate/contract.ts';
import { BASE_CURRENCY } from '#shared/kernel/money/exchange.ts';
import { publication, rateOn } from '../rates.ts';

export const handler = endpoint(exchangeRateContract.routes.table, async ({ query, ctx }) => {
  const [currencies, { fetchedAt }] = await Promise.all([currencyStore.all(ctx), publication.state()]);
  const codes = currencies.flatMap(({ code, isActive }) => (isActive && code !== BASE_CURRENCY ? [code] : []));
  const found = await Promise.all(codes.map((currency) => rateOn(ctx.tenantId, currency, query.date)));
  return {
    rows: found.filter((rate) => rate !== undefined),
    missing: codes.filter((_, i) => !found[i]),
    ...(fetchedAt ? { fetchedAt } : {}),
  };
});
