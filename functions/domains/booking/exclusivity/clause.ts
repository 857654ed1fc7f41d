import { conflictsOf, questionOf } from '#functions/domains/booking/show/public/conflict.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { takesDate } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/** The clause of a show with the shows that break it; a cancelled show binds nobody. */
export async function exclusivityOf(ctx: UserContext, show: Stored<ShowFields>) {
  const { id: showId, rev, exclusivity: clause } = show;
  const binding = clause && takesDate(show.phase);
  const { rows } = binding ? await conflictsOf(ctx, questionOf(show)) : { rows: [] };
  return { showId, rev, clause, conflicts: rows.filter((row) => row.clause?.isOwn) };
}
