import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { openSession } from '../store.ts';

export const handler = endpoint(sessionContract.routes.signIn, async ({ body, ctx }) => {
  const opened = await openSession(ctx, body.userId);
  const users = opened.users.map(({ userId, name, tenantName, role }) => ({ id: userId, name, tenantName, role }));
  return {
    state: users.length > 0 ? ('choose' as const) : ('signedIn' as const),
    users,
    asksFactor: opened.asksFactor,
  };
});
