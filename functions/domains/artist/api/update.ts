import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { updateRecord } from '#functions/platform/record/handlers.ts';
import { artistContract } from '#shared/domains/artist/contract.ts';
import { prepareArtist } from '../prepare.ts';
import { artistStore } from '../store.ts';

export const handler = endpoint(
  artistContract.routes.update,
  updateRecord(artistStore, (ctx, input, before) => {
    artistAccess.check(ctx, [before.id]);
    return prepareArtist(ctx, input, before);
  }),
);
