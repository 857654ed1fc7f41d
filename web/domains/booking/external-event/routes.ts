import { msg } from '@lingui/core/macro';
import { isId } from '#shared/kernel/record/ids.ts';
import { isLocalDate } from '#shared/kernel/time/date.ts';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';

const idOf = (value: unknown) => (typeof value === 'string' && isId(value) ? value : undefined);

interface NewEventSearch {
  readonly date?: string | undefined;
  readonly artistId?: string | undefined;
  readonly calendarId?: string | undefined;
}
const page = pagesOf('external-event');
const create = lazyPage(() => import('./pages/event-edit.tsx'), 'NewEventPage');
const search = ({ date, artistId, calendarId }: Record<string, unknown>): NewEventSearch => ({
  date: typeof date === 'string' && isLocalDate(date) ? date : undefined,
  artistId: idOf(artistId),
  calendarId: idOf(calendarId),
});
const detail = lazyPage(() => import('./pages/event-edit.tsx'), 'EventPage');

export const externalEventRoutes = {
  externalEventNew: page(
    '/externalevent/new',
    'externalCalendar.create',
    msg`New external calendar entry`,
    create,
    search,
  ),
  externalEventDetail: page('/externalevent/$key', 'externalCalendar.read', msg`External calendar entry`, detail),
};
