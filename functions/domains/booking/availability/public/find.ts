import { artistsOnView } from '#functions/domains/relations/artist/public/roster-store.ts';
import { type AppointmentSummary, appointmentsOn } from '#functions/platform/data/appointment.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { AvailabilityQuestion } from '#shared/domains/booking/availability/contract.ts';
import { availabilityOf, daysAsked } from '#shared/domains/booking/availability/rules.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { exceptionsSeen } from '../store.ts';

/** By artist number. People outside the agency learn when, not why. */
function bookingsOf(summaries: readonly AppointmentSummary[], isInternal: boolean): Map<number, AppointmentSummary[]> {
  const found = new Map<number, AppointmentSummary[]>();
  for (const summary of summaries) {
    const list = found.get(summary.artistNo) ?? [];
    list.push(isInternal ? summary : { ...summary, title: '' });
    found.set(summary.artistNo, list);
  }
  return found;
}

/** Tells which artists are free on which days, as far as the caller may see them. */
export async function findAvailability(ctx: UserContext, question: AvailabilityQuestion) {
  const { from, to, weekdays, artistIds, countOptionsAsFree } = question;
  const [artists, exceptions, summaries] = await Promise.all([
    artistsOnView(ctx, artistIds),
    exceptionsSeen(ctx, artistAccess.asked(ctx, artistIds)),
    appointmentsOn(ctx.tenantId, from, to, artistAccess.asked(ctx, artistIds)),
  ]);
  const asked = daysAsked(from, to, weekdays);
  const bookings = bookingsOf(summaries, ctx.actor.environment === 'internal');
  const rows = artists.map(({ id, name, ownerId, hexColor }) => {
    const no = noOf(id);
    const days = availabilityOf(asked, bookings.get(no) ?? [], exceptions.get(no) ?? [], countOptionsAsFree);
    const isHidden = asked.length > 0 && days.filter(({ state }) => state === 'hidden').length === asked.length;
    const freeDays = asked.length - days.filter(({ isFree }) => !isFree).length;
    return { id, name, own: ownerId === ctx.actor.userId, hexColor, freeDays, days, isHidden };
  });
  return { artists: rows.filter((row) => !row.isHidden), hidden: rows.filter((row) => row.isHidden) };
}
