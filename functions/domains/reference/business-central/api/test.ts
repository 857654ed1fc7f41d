import { tryAccess } from '#functions/platform/authority/business-central.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { businessCentralContract } from '#shared/domains/reference/business-central/contract.ts';
import { outcomeOf, requiredAccess } from '../connection.ts';

export const handler = endpoint(businessCentralContract.routes.test, async ({ ctx }) => {
  const access = await requiredAccess(ctx);
  try {
    await tryAccess(access);
    return { outcome: 'ok' as const };
  } catch (e) {
    return { outcome: outcomeOf(e) };
  }
});
