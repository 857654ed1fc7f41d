import { rowsSeen } from '#functions/domains/free-field/values-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { artistContract } from '#shared/domains/artist/contract.ts';
import { artistMapping, artistStore } from '../store.ts';

export const handler = endpoint(
  artistContract.routes.list,
  rowsSeen('artist', listRecords(artistStore, artistMapping, artistAccess.own)),
);
