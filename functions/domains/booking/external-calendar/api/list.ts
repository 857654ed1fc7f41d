import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { externalCalendarContract } from '#shared/domains/booking/external-calendar/contract.ts';
import { pageCountOf } from '#shared/kernel/contract/paging.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { shownCalendars } from '../shown.ts';
import { externalCalendarStore, maySee, type StoredCalendar } from '../store.ts';

interface Asked {
  readonly keyword: string;
  readonly isActive?: boolean | undefined;
}
const matches =
  ({ keyword, isActive }: Asked) =>
  (calendar: StoredCalendar): boolean =>
    (isActive === undefined || calendar.isActive === isActive) && fold(calendar.name).includes(fold(keyword));

/** An agency has few of them, and who may see one is not a matter of its name: all are read. */
export const handler = endpoint(externalCalendarContract.routes.list, async ({ body, ctx }) => {
  const { page, perPage } = body;
  const seen = (await externalCalendarStore.all(ctx)).filter((calendar) => maySee(ctx, calendar));
  const found = seen.filter(matches(body));
  const rows = await shownCalendars(ctx, found.slice((page - 1) * perPage, page * perPage));
  return { rows, total: found.length, page, pageCount: pageCountOf(found.length, perPage) };
});
