import { fileRoom } from '#functions/domains/reference/client/public/room.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { documentHandlers, takeDocument } from '#functions/platform/record/document.ts';
import { SCOPE_COLUMN } from '#functions/platform/record/master.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { type ArtistRiderInput, artistRiderContract } from '#shared/domains/relations/artist-rider/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { artistRiderStore } from './store.ts';

const { routes } = artistRiderContract;

/** Refuses the riders of an artist that the caller does not see. */
const checkAccess = (ctx: UserContext, { artistId }: ArtistRiderInput) => artistAccess.check(ctx, [artistId]);

/** Refuses an artist that the caller does not see. The rider stores the name of its artist. */
async function ofArtist(ctx: UserContext, input: ArtistRiderInput): Promise<ArtistRiderInput> {
  const artist = await artistStore.find(ctx, input.artistId);
  if (!artist || artist.deletedAt || !artistAccess.may(ctx, [input.artistId]))
    throw new AppError('choice', { field: 'artistId' });
  return { ...input, artistName: artist.name };
}

export const handlers = {
  ...masterHandlers(routes, artistRiderStore, {
    prepare: async (ctx, input, before) => takeDocument(fileRoom, ctx, await ofArtist(ctx, input), before),
    within: (ctx) => artistAccess.inColumn(ctx, SCOPE_COLUMN),
    checkAccess,
  }),
  ...documentHandlers(routes, artistRiderStore, { room: fileRoom, checkAccess }),
};
