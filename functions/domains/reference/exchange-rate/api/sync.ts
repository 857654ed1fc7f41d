import { unlessSilent } from '#functions/platform/authority/unless-silent.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { exchangeRateContract } from '#shared/domains/reference/exchange-rate/contract.ts';
import { syncRates } from '../sync.ts';

/** Without a way to the bank the operator is told so; the rates stay as they were. */
export const handler = endpoint(exchangeRateContract.routes.sync, async ({ ctx }) => {
  const report = await unlessSilent('ECB', syncRates(ctx.now));
  return { days: 0, rates: 0, ...report, failed: !report };
});
