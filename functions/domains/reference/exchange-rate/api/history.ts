import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { exchangeRateContract } from '#shared/domains/reference/exchange-rate/contract.ts';
import { datedRates } from '../rates.ts';

const SHOWN = 60;

export const handler = endpoint(exchangeRateContract.routes.history, async ({ query, ctx }) => ({
  rows: await datedRates.history(ctx.tenantId, query.currency, query.until, SHOWN),
}));
