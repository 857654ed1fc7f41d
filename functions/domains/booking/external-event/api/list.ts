import { showsOf } from '#functions/domains/booking/external-calendar/public/conflict.ts';
import { ledgerPage } from '#functions/domains/booking/external-calendar/public/ledger-store.ts';
import { seenCalendar } from '#functions/domains/booking/external-calendar/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { overlaps, takesTime } from '#shared/domains/booking/external-calendar/rules.ts';
import { externalEventContract } from '#shared/domains/booking/external-event/contract.ts';

/** Events of one answer. */
const LIMIT = 200;

export const handler = endpoint(externalEventContract.routes.list, async ({ body, ctx }) => {
  const { artistIds } = await seenCalendar(ctx, body.calendarId);
  const { entries, next } = await ledgerPage(ctx, body.calendarId, { ...body, limit: LIMIT });
  const days = entries.flatMap(({ start, end }) => [start.slice(0, 10), end.slice(0, 10)]).toSorted();
  const period = { from: days[0] ?? body.from, to: days.at(-1) ?? body.from };
  const named = [...new Set([...artistIds, ...entries.flatMap((entry) => entry.artistIds)])];
  const shows = entries.length > 0 ? await showsOf(ctx, named, period) : new Map();
  const rows = entries.map((entry) => {
    const found = takesTime(entry) ? entry.artistIds.flatMap((id) => shows.get(id) ?? []) : [];
    const hit = found.filter((show) => overlaps(entry, show)).map(({ id, title }) => [id, { id, title }] as const);
    return { ...entry, isSynced: entry.sourceId !== '', shows: [...new Map(hit).values()] };
  });
  return { rows, ...(next ? { next } : {}) };
});
