import { staySeen } from '#functions/domains/booking/show/public/conflict.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { reasonsOf, type Stay } from '#shared/domains/booking/show/conflict-rules.ts';
import { takesDate } from '#shared/domains/booking/show/rules.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import type { MapConflict, MapStop } from '#shared/domains/calendars/planning/map.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { diffDays } from '#shared/kernel/time/date.ts';

/** Without a clause nothing meets that begins so many days after the end of the other, by the clocks of their places. */
const FAR_DAYS = 3;

interface Stop extends MapStop {
  readonly stay: Stay;
}
const mayMeet = (a: Stop, b: Stop): boolean =>
  a.stay.exclusivity !== undefined ||
  b.stay.exclusivity !== undefined ||
  diffDays(a.end.slice(0, 10), b.start.slice(0, 10)) < FAR_DAYS;

function conflictOf(a: Stop, b: Stop): MapConflict[] {
  const { kinds, ...reasons } = reasonsOf(a.stay, b.stay);
  const [kind] = kinds;
  const { artistId, showId } = a;
  return kind ? [{ artistId, showId, otherId: b.showId, kind, kinds, ...reasons }] : [];
}

/** Among stops in the order of the route, which of an artist's are in each other's way. */
export function mapConflicts(
  ctx: Pick<UserContext, 'actor'>,
  stops: readonly MapStop[],
  shows: ReadonlyMap<Id, Show>,
): MapConflict[] {
  const taken = stops.flatMap((stop): Stop[] => {
    const show = shows.get(stop.showId);
    return show && takesDate(show.phase) ? [{ ...stop, stay: staySeen(ctx, show) }] : [];
  });
  return taken.flatMap((a, i) =>
    taken
      .slice(i + 1)
      .filter((b) => b.artistId === a.artistId && mayMeet(a, b))
      .flatMap((b) => [...conflictOf(a, b), ...conflictOf(b, a)]),
  );
}
