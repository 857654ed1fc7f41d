import { statusesOf } from '#functions/domains/reference/status/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { movedTo } from '#shared/domains/reference/status/rules.ts';
import type { ContractMoment } from '#shared/domains/reference/status/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { withStatus } from '../change.ts';
import { showStore } from '../store.ts';
import { seesShow } from './sees.ts';

type Show = NonNullable<Awaited<ReturnType<typeof showStore.find>>>;
interface OfShow {
  readonly show: { readonly showId: Id };
  readonly unlinkedAt?: string | undefined;
}
/**
 * The writes that move a contract's show to the agency's status for a moment. A locked show stays as it is, as does one
 * that is not `allowed`.
 */
export async function movedShow(
  ctx: TenantContext,
  { show: { showId }, unlinkedAt }: OfShow,
  moment: ContractMoment,
  allowed: (show: Show) => boolean = () => true,
): Promise<readonly Write[]> {
  const before = unlinkedAt ? undefined : await showStore.find(ctx, showId);
  if (!before || before.deletedAt || before.lockedAt || !allowed(before)) return [];
  const status = movedTo(await statusesOf(ctx, 'show'), before, moment);
  if (!status) return [];
  const after = showStore.next(ctx, before, withStatus(before, status, 0));
  return showStore.writes(ctx, before, after, { action: 'status' });
}

/** The same for a user, who may change only the shows that they see. */
export const showMove = async (ctx: UserContext, of: OfShow, moment: ContractMoment): Promise<readonly Write[]> =>
  ctx.actor.permissions.has('show.update') ? movedShow(ctx, of, moment, (show) => seesShow(ctx, show)) : [];
