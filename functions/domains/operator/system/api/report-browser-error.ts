import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { count } from '#functions/platform/runtime/metrics.ts';
import { systemContract } from '#shared/domains/operator/system/contract.ts';

export const handler = endpoint(systemContract.routes.reportBrowserError, async ({ body }) => {
  logger.error('browser', { browserError: body });
  count('browserErrors');
  return { ok: true as const };
});
