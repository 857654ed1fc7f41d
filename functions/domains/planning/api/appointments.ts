import { artistsOnView } from '#functions/domains/artist/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { appointmentsBetween } from '#functions/platform/appointment.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { planningContract } from '#shared/domains/planning/contract.ts';

/** Artists as rows and what stands on their days. */
export const handler = endpoint(planningContract.routes.appointments, async ({ body, ctx }) => {
  const [artists, cards] = await Promise.all([
    artistsOnView(ctx, body.artistIds),
    appointmentsBetween(ctx.tenantId, body.from, body.to),
  ]);
  const shown = new Set(artists.map((artist) => artist.id));
  return {
    artists: artists.map(({ id, name, ownerId }) => ({ id, name, own: ownerId === ctx.actor.userId })),
    appointments: cards.filter(
      (card) =>
        shown.has(card.artistId) &&
        body.phases.includes(card.phase) &&
        body.kinds.includes(card.kind) &&
        artistAccess.may(ctx, [card.artistId]),
    ),
  };
});
