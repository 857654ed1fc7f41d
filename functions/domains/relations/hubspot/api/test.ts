import { accountOf } from '#functions/platform/authority/hubspot.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { hubspotContract } from '#shared/domains/relations/hubspot/contract.ts';
import { outcomeOf, requiredAccess } from '../connection.ts';

export const handler = endpoint(hubspotContract.routes.test, async ({ ctx }) => {
  const { token } = await requiredAccess(ctx);
  try {
    await accountOf(token);
    return { outcome: 'ok' as const };
  } catch (e) {
    return { outcome: outcomeOf(e) };
  }
});
