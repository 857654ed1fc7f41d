import { artistsOnView } from '#functions/domains/relations/artist/public/roster-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { availabilityContract } from '#shared/domains/booking/availability/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { exceptionsSeen } from '../store.ts';

export const handler = endpoint(availabilityContract.routes.artists, async ({ ctx }) => {
  const [artists, exceptions] = await Promise.all([
    artistsOnView(ctx, []),
    exceptionsSeen(ctx, artistAccess.asked(ctx, [])),
  ]);
  const hiddenOf = (id: string) => (exceptions.get(noOf(id)) ?? []).filter(({ kind }) => kind === 'hidden');
  return {
    rows: artists.map(({ id, name, ownerId }) => ({
      id,
      name,
      own: ownerId === ctx.actor.userId,
      hidden: hiddenOf(id),
    })),
  };
});
