import { appointmentsOn } from '#functions/platform/data/appointment.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import type { DayState, ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { bookedDays } from '#shared/kernel/record/appointment.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/** Whether the artists of a show have anything else on its days. */
async function dayStateOf(ctx: UserContext, show: Stored<ShowFields>): Promise<DayState> {
  const { first, last } = bookedDays(show);
  const artistNos = show.artists.map(({ artistId }) => noOf(artistId));
  const summaries = await appointmentsOn(ctx.tenantId, first, last, artistNos);
  const others = summaries.filter(({ kind, recordNo }) => kind !== 'show' || recordNo !== show.no);
  const has = (phase: string, ...kinds: string[]) =>
    others.some((summary) => summary.phase === phase && kinds.includes(summary.kind));
  if (has('confirmed', 'show')) return 'confirmed';
  if (has('confirmed', 'private', 'external')) return 'busy';
  return has('options', 'show') ? 'option' : 'free';
}

/** A request with what else its artists have that day, for those inside who decide on it. */
export async function withDayState<S extends Stored<ShowFields>>(ctx: UserContext, show: S) {
  if (!show.isPreliminary || !isInternal(ctx)) return show;
  return { ...show, dayState: await dayStateOf(ctx, show) };
}
