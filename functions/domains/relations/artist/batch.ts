import { owning } from '#functions/domains/identity/user/public/batch.ts';
import { statusing } from '#functions/domains/reference/status/public/batch.ts';
import { tagging } from '#functions/domains/reference/tag/public/batch.ts';
import { type BatchDefinition, removing, restoring } from '#functions/platform/record/batch.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { artistMapping, artistStore } from './store.ts';

export const artistBatch: BatchDefinition<ArtistInput> = {
  store: artistStore,
  mapping: artistMapping,
  always: artistAccess.own,
  check: (ctx, { id }) => artistAccess.check(ctx, [id]),
  operations: {
    status: statusing('artist', artistStore, 'artist.update'),
    owner: owning(artistStore, 'artist.update', {
      ownerOf: ({ ownerId }) => ownerId,
      owned: (artist, { id }) => ({ ...artist, ownerId: id }),
    }),
    tags: tagging('artist', artistStore, 'artist.update'),
    delete: removing(artistStore, 'artist.delete'),
    restore: restoring(artistStore, 'artist.delete'),
  },
};
