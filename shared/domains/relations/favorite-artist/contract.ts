import * as z from 'zod';
import { anyUser, writes } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';

const Ref = z.object({ artistId: Id });

/** The favorite artists of a user, which no other user sees. */
export const favoriteArtistContract = contract('favorite-artist', {
  byToken: 'personal',
  errors: { atMost: 409 },
  routes: {
    list: route(pageApi('POST', '/favoriteartist/list'), anyUser.reads(), { output: rowsOf(ArtistSummary) }),
    create: route(pageApi('POST', '/favoriteartist/create'), writes('artist.read'), { body: Ref, output: Done }),
    remove: route(pageApi('POST', '/favoriteartist/delete'), writes('artist.read'), { body: Ref, output: Done }),
  },
});
