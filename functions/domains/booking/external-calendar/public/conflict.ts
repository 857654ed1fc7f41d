import { type AppointmentSummary, appointmentsBetween } from '#functions/platform/data/appointment.ts';
import type { Tenant } from '#functions/platform/record/master.ts';
import { countOverlapping, takesTime, type Window } from '#shared/domains/booking/external-calendar/rules.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { LedgerEntry } from './ledger-store.ts';

/** Confirmed shows by artist: what an event of theirs can stand in the way of. */
export async function showsOf(
  { tenantId }: Tenant,
  artistIds: readonly Id[],
  { from, to }: Window,
): Promise<Map<Id, AppointmentSummary[]>> {
  const summaries = await appointmentsBetween(tenantId, from, to, artistIds.map(noOf));
  const shows = summaries.filter(({ kind, phase }) => kind === 'show' && phase === 'confirmed');
  return new Map(artistIds.map((id) => [id, shows.filter(({ artistNo }) => artistNo === noOf(id))]));
}

/** How many coming events of a calendar fall on a confirmed show of one of their artists. */
export async function conflictsAhead(ctx: Tenant, ledger: readonly LedgerEntry[], window: Window): Promise<number> {
  const coming = ledger.filter((entry) => takesTime(entry) && entry.end.slice(0, 10) >= window.from);
  if (coming.length === 0) return 0;
  const artistIds = [...new Set(coming.flatMap((entry) => entry.artistIds))];
  const shows = await showsOf(ctx, artistIds, window);
  return coming.filter((entry) => entry.artistIds.some((id) => countOverlapping([entry], shows.get(id) ?? []) > 0))
    .length;
}
