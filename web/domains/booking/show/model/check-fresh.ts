import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';

const { lastModified, get } = showContract.routes;

/** The newer state, and who is behind it. */
export type Newer = Show & { readonly changedBy?: string };

/** Asked before a form saves: a show that somebody changed meanwhile is refused with who it was. */
export async function checkFresh(id: string, rev: number): Promise<void> {
  const last = await call(lastModified, { params: { id } });
  if (last.rev === rev) return;
  const show = await call(get, { params: { id } });
  const current: Newer = { ...show, changedBy: last.changedBy };
  throw new ApiError(409, { errors: [{ code: 'stale', message: '' }], current });
}
