import { lastRank } from '#functions/domains/option/queue-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { FreeValues } from '#shared/domains/free-field/schemas.ts';
import { approved, showNumber } from '#shared/domains/show/rules.ts';
import type { ShowFields, ShowInput } from '#shared/domains/show/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { prepareShow, startAt } from './prepare.ts';
import { showStore } from './store.ts';

/** A show that somebody outside asked for, not written yet: it waits for the agency. */
export async function requestedShow(ctx: UserContext, input: ShowInput, free: FreeValues): Promise<Stored<ShowFields>> {
  const show = await showStore.prepare(
    ctx,
    prepareShow(ctx, input, { number: '', isPreliminary: true, freeFields: {} }),
  );
  const freeFields = Object.keys(free).length > 0 ? { freeFields: free } : {};
  return { ...show, ...freeFields, number: showNumber(show.no) };
}

/** The show in the place of its venue: its clock is the venue's. */
export const atVenue = <T extends Pick<ShowFields, 'start' | 'zone' | 'startAt'>>(
  show: T,
  venue: ShowFields['venue'],
): T => (venue ? { ...show, venue, zone: venue.zone, startAt: startAt(show.start, venue.zone) } : show);

/** The show in the agency's normal life; an option takes its place in the queue only now. */
export async function approvedShow(ctx: UserContext, show: Stored<ShowFields>): Promise<ShowFields> {
  const after = approved(show);
  return show.phase === 'options' ? { ...after, rank: await lastRank(ctx, show) } : after;
}
