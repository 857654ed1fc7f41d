import { rowsSeen } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { seenArtist } from '../outside.ts';
import { artistMapping, artistStore } from '../store.ts';

const list = rowsSeen('artist', listRecords(artistStore, artistMapping, artistAccess.own));

export const handler = endpoint(artistContract.routes.list, async (call) => {
  const page = await list(call);
  return { ...page, rows: page.rows.map((row) => seenArtist(call.ctx, row)) };
});
