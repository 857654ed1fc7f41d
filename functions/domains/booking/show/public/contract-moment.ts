import { statusesOf } from '#functions/domains/reference/status/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { movedTo } from '#shared/domains/reference/status/rules.ts';
import type { ContractMoment } from '#shared/domains/reference/status/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { withStatus } from '../change.ts';
import { showStore } from '../store.ts';
import { seesShow } from './sees.ts';

interface OfShow {
  readonly show: { readonly showId: Id };
  readonly unlinkedAt?: string | undefined;
}
/**
 * The writes that move a contract's show to the agency's status for a moment. A locked show stays as it is, as does one
 * that the caller may not change.
 */
export async function showMove(
  ctx: UserContext,
  { show: { showId }, unlinkedAt }: OfShow,
  moment: ContractMoment,
): Promise<readonly Write[]> {
  if (unlinkedAt || !ctx.actor.permissions.has('show.update')) return [];
  const before = await showStore.find(ctx, showId);
  if (!before || before.deletedAt || before.lockedAt || !seesShow(ctx, before)) return [];
  const status = movedTo(await statusesOf(ctx, 'show'), before, moment);
  if (!status) return [];
  const after = showStore.next(ctx, before, withStatus(before, status, 0));
  return showStore.writes(ctx, before, after, { action: 'status' });
}
