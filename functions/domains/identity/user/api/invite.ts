import { clientOf } from '#functions/domains/reference/client/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { findOrCreatePerson } from '#functions/platform/session/identity.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { checkAccessUntil, checkMayGive, roleDefaults } from '#shared/domains/identity/user/rules.ts';
import { companyIdsFor } from '../company-ids.ts';
import { checkArtists } from '../public/check-artists.ts';
import { invitationOf } from '../public/invitation.ts';
import { carriedOf, takeSeat, userStore } from '../store.ts';

/** A user of this agency for a person who may be new to the pool; the record's write promises the mail. */
export const handler = endpoint(userContract.routes.invite, async ({ body, ctx }) => {
  const client = await clientOf(ctx.tenantId);
  checkAccessUntil(ctx.actor.userId, {}, body.accessUntil, ctx.now);
  const rights = { ...roleDefaults(body.role, body.allArtists), role: body.role, artistIds: body.artistIds };
  checkMayGive(ctx.actor, rights);
  const [companyIds] = await Promise.all([
    companyIdsFor(ctx, body.role, body.companyIds),
    checkArtists(ctx, body.artistIds),
  ]);
  return takeSeat(client, async (seat) => {
    await userStore.checkFree(ctx, 'email', body.email);
    const sub = await findOrCreatePerson(body.email);
    const tenant = await carriedOf(client);
    const user = await userStore.prepare(ctx, {
      ...body,
      ...rights,
      companyIds,
      isOperator: false,
      state: 'invited',
      sub,
      tenant,
    });
    const outbox = [invitationOf(ctx, user)];
    await commit(userStore.writes(ctx, undefined, user, { action: 'invite', outbox, extra: seat }));
    return user;
  });
});
