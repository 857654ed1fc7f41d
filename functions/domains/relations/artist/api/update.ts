import { oneSeen, withFree } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { updateRecord } from '#functions/platform/record/handlers.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { prepareArtist } from '../prepare.ts';
import { artistStore } from '../store.ts';

export const handler = endpoint(
  artistContract.routes.update,
  oneSeen(
    'artist',
    updateRecord<ArtistInput, ArtistInput>(artistStore, withFree('artist', prepareArtist), (ctx, { id }) =>
      artistAccess.check(ctx, [id]),
    ),
  ),
);
