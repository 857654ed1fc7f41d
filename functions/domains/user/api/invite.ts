import { artistStore } from '#functions/domains/artist/store.ts';
import { clientOf } from '#functions/domains/client/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { findOrCreatePerson } from '#functions/platform/identity.ts';
import { mailInvitation } from '#functions/platform/mail/invite.ts';
import { userContract } from '#shared/domains/user/contract.ts';
import { checkAccessUntil, roleDefaults, tenantOf } from '#shared/domains/user/rules.ts';
import { AppError } from '#shared/kernel/error.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import { checkRoom, userStore } from '../store.ts';

async function checkArtists(ctx: UserContext, artistIds: readonly Id[]): Promise<void> {
  const found = await artistStore.many(ctx, artistIds.map(noOf));
  const index = artistIds.findIndex((id) => !found.some((artist) => artist.id === id && !artist.deletedAt));
  if (index >= 0) throw new AppError('choice', { field: `artistIds.${index}` });
}

/** A user of this agency for a person who may be new to the pool; the mail goes out after the record stands. */
export const handler = endpoint(userContract.routes.invite, async ({ body, ctx }) => {
  const client = await clientOf(ctx.tenantId);
  checkAccessUntil(ctx.actor.userId, {}, body.accessUntil, ctx.now);
  await checkArtists(ctx, body.artistIds);
  await checkRoom(client);
  await userStore.checkFree(ctx, 'email', body.email);
  const person = await findOrCreatePerson(body.email);
  const user = await userStore.create(
    ctx,
    {
      ...body,
      ...roleDefaults(body.role, body.allArtists),
      isOperator: false,
      state: 'invited',
      sub: person.sub,
      tenant: tenantOf(client),
    },
    { action: 'invite' },
  );
  await mailInvitation(user, ctx.actor.name, person.temporaryPassword);
  return user;
});
