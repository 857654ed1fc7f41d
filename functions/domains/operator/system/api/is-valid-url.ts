import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { systemContract } from '#shared/domains/operator/system/contract.ts';
import { isWebAddress } from '#shared/kernel/text/web-address.ts';

export const handler = endpoint(systemContract.routes.isValidUrl, async ({ query }) => ({
  valid: isWebAddress(query.url),
}));
