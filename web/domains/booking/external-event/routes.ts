import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { isId } from '#shared/kernel/record/ids.ts';
import { isLocalDate } from '#shared/kernel/time/date.ts';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const facts = { audience: 'user', domain: 'external-event' } as const;
const idOf = (value: unknown) => (typeof value === 'string' && isId(value) ? value : undefined);

interface NewEventSearch {
  readonly date?: string | undefined;
  readonly artistId?: string | undefined;
  readonly calendarId?: string | undefined;
}
const create = createRoute({
  getParentRoute: () => appRoute,
  path: '/externalevent/new',
  staticData: { ...facts, permission: 'externalCalendar.create', title: msg`New external calendar entry` },
  validateSearch: ({ date, artistId, calendarId }): NewEventSearch => ({
    date: typeof date === 'string' && isLocalDate(date) ? date : undefined,
    artistId: idOf(artistId),
    calendarId: idOf(calendarId),
  }),
  component: lazyPage(() => import('./pages/event-edit.tsx'), 'NewEventPage'),
});
const detail = createRoute({
  getParentRoute: () => appRoute,
  path: '/externalevent/$key',
  staticData: { ...facts, permission: 'externalCalendar.read', title: msg`External calendar entry` },
  component: lazyPage(() => import('./pages/event-edit.tsx'), 'EventPage'),
});

export const externalEventRoutes = { externalEventNew: create, externalEventDetail: detail };
