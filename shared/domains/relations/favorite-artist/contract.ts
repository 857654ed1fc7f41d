import * as z from 'zod';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';

const read = { audience: 'user', permission: 'artist.read', grants: ['table:read'] } as const;
const write = { ...read, grants: ['table:read', 'table:write'] } as const;
const Ref = z.object({ artistId: Id });

/** The favorite artists of a user, which no other user sees. */
export const favoriteArtistContract = contract('favorite-artist', {
  byToken: 'personal',
  errors: { atMost: 409 },
  routes: {
    list: route({
      ...pageApi('POST', '/favoriteartist/list'),
      ...read,
      // A caller who may see no artists gets an empty list, because every page asks.
      permission: null,
      output: z.object({ rows: z.array(ArtistSummary) }),
    }),
    create: route({ ...pageApi('POST', '/favoriteartist/create'), ...write, body: Ref, output: Done }),
    remove: route({ ...pageApi('POST', '/favoriteartist/delete'), ...write, body: Ref, output: Done }),
  },
});
