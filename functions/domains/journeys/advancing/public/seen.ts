import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { type RequestRecord, requestOf } from '../store.ts';

/** A request whose show's artists the caller knows, or 404. */
export async function seenRequest(ctx: UserContext, id: Id): Promise<RequestRecord> {
  const request = await requestOf(ctx, id);
  artistAccess.check(ctx, request.show.artistIds);
  return request;
}
