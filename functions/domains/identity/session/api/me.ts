import { userStore } from '#functions/domains/identity/user/store.ts';
import { agencyOf } from '#functions/domains/reference/client/public/agency.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { countUnseen } from '#functions/domains/reference/notification/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { canCreateFlags } from '#shared/kernel/access/can-create.ts';

export const handler = endpoint(sessionContract.routes.me, async ({ ctx }) => {
  const [user, client, setting, unseen] = await Promise.all([
    userStore.get(ctx, ctx.actor.userId),
    clientOf(ctx.tenantId),
    agencyOf(ctx),
    countUnseen(ctx.tenantId, ctx.actor.userId),
  ]);
  const { impersonator } = ctx.actor;
  const { id, name, currency, zone, locale } = client;
  const { optionDays, distanceUnit, approvals } = setting;
  return {
    user,
    tenant: { id, name, currency, zone, locale, optionDays, distanceUnit, approvals },
    permissions: [...ctx.actor.permissions],
    canCreate: canCreateFlags([...ctx.actor.permissions]),
    ...(impersonator ? { impersonatedBy: { name: impersonator.name } } : {}),
    ...(ctx.actor.isReadOnly ? { isReadOnly: true as const } : {}),
    unseen,
  };
});
