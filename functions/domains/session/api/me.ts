import { clientOf } from '#functions/domains/client/store.ts';
import { countUnseen } from '#functions/domains/notification/store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { sessionContract } from '#shared/domains/session/contract.ts';
import { canCreateFlags } from '#shared/kernel/permission.ts';

export const handler = endpoint(sessionContract.routes.me, async ({ ctx }) => {
  const [user, client, unseen] = await Promise.all([
    userStore.get(ctx, ctx.actor.userId),
    clientOf(ctx.tenantId),
    countUnseen(ctx.tenantId, ctx.actor.userId),
  ]);
  const { impersonator } = ctx.actor;
  return {
    user,
    tenant: { id: client.id, name: client.name, currency: client.currency, zone: client.zone },
    permissions: [...ctx.actor.permissions],
    canCreate: canCreateFlags([...ctx.actor.permissions]),
    ...(impersonator ? { impersonatedBy: { name: impersonator.name } } : {}),
    unseen,
  };
});
