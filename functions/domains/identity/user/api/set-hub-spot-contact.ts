import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { checkMayChange } from '#shared/domains/identity/user/rules.ts';
import { userStore } from '../store.ts';

/** Empty: the user is nobody's contact there any more. */
export const handler = endpoint(userContract.routes.setHubSpotContact, async ({ body, ctx }) => {
  const { id, rev, hubSpotContactId } = body;
  const { hubSpotContactId: _was, ...before } = await userStore.getForUpdate(ctx, id, rev);
  checkMayChange(ctx.actor, before);
  return userStore.update(ctx, before, { ...before, ...(hubSpotContactId ? { hubSpotContactId } : {}) });
});
