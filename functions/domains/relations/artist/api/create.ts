import { oneSeen, withFree } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { createRecord } from '#functions/platform/record/handlers.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { prepareArtist } from '../prepare.ts';
import { artistStore } from '../store.ts';

export const handler = endpoint(
  artistContract.routes.create,
  oneSeen('artist', createRecord(artistStore, withFree('artist', prepareArtist))),
);
