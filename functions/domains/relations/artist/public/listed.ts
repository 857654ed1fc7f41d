import { rowsSeen } from '#functions/domains/identity/free-field/public/values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import { seenArtist } from '../outside.ts';
import { artistMapping, artistStore } from '../store.ts';

const list = rowsSeen('artist', listRecords(artistStore, artistMapping, artistAccess.own));

/** A page of the artists that the caller may see. */
export async function listedArtists(call: { readonly body: ListRequest; readonly ctx: UserContext }) {
  const page = await list(call);
  return { ...page, rows: page.rows.map((row) => seenArtist(call.ctx, row)) };
}
