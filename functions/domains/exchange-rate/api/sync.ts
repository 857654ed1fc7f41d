import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { logger } from '#functions/platform/logger.ts';
import { exchangeRateContract } from '#shared/domains/exchange-rate/contract.ts';
import { syncRates } from '../sync.ts';

/** Without a way to the bank the operator is told so; the rates stay as they were. */
export const handler = endpoint(exchangeRateContract.routes.sync, async ({ ctx }) => {
  try {
    return { ...(await syncRates(ctx.now)), failed: false };
  } catch (e) {
    logger.warn('exchange rates were not fetched', { reason: e instanceof Error ? e.message : String(e) });
    return { days: 0, rates: 0, failed: true };
  }
});
