import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { exchangeRateContract } from '#shared/domains/exchange-rate/contract.ts';
import { historyUntil } from '../rates.ts';

export const handler = endpoint(exchangeRateContract.routes.history, async ({ query, ctx }) => ({
  rows: await historyUntil(ctx.tenantId, { currency: query.currency, date: query.until }),
}));
