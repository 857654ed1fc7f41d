import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { externalCalendarContract } from '#shared/domains/booking/external-calendar/contract.ts';
import { externalEventContract } from '#shared/domains/booking/external-event/contract.ts';
import type { ExternalEvent } from '#shared/domains/booking/external-event/schemas.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { newAppointment } from '#shared/kernel/record/appointment.ts';
import { at } from '#shared/kernel/time/date.ts';
import { queryOf } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { useCan } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { EventForm } from '../parts/event-form.tsx';
import { EventView } from '../parts/event-view.tsx';

const [newRoute, route] = [getRouteApi('/app/externalevent/new'), getRouteApi('/app/externalevent/$key')];
const FIRST_HOUR = '10:00';

/** Returns the address that the entry was opened from: its calendar, or planning. */
const backOf = (calendarId: string | undefined) => (calendarId ? `/externalcalendar/${calendarId}` : '/planning/month');

/** Finds the artists of a new entry: the artist it was opened for, or those of its calendar. */
function useArtists(
  artistId: string | undefined,
  calendarId: string | undefined,
): ExternalEvent['artists'] | undefined {
  const { get } = externalCalendarContract.routes;
  const artist = useQuery({
    ...queryOf(artistContract.routes.get, { params: { id: artistId ?? '' } }),
    enabled: Boolean(artistId),
  });
  const calendar = useQuery({ ...queryOf(get, { params: { id: calendarId ?? '' } }), enabled: Boolean(calendarId) });
  if ((artistId && artist.isPending) || (calendarId && calendar.isPending)) return undefined;
  return artist.data ? [{ id: artist.data.id, name: artist.data.name }] : (calendar.data?.artists ?? []);
}

export function NewEventPage() {
  const { date, artistId, calendarId } = newRoute.useSearch();
  const today = localToday();
  const artists = useArtists(artistId, calendarId);
  if (!artists) return <SkeletonLines lines={8} />;
  const { start, end, isAllDay, isNight } = newAppointment(at(date ?? today, FIRST_HOUR));
  const values = {
    calendarId,
    artistIds: artists.map(({ id }) => id),
    title: '',
    status: 'confirmed' as const,
    start,
    end,
    isAllDay,
    isNight,
    location: '',
    notes: '',
  };
  return <EventForm values={values} artists={artists} back={backOf(calendarId)} />;
}

/** Shows an event: read-only if a subscription brought it or the right is missing, else as a form. */
export function EventPage() {
  const { key } = route.useParams();
  const may = useCan()('externalCalendar.update');
  const { data: event, error } = useQuery(queryOf(externalEventContract.routes.get, { params: { id: key } }));
  if (error)
    return (
      <EmptyState icon={null} title={isExpected(error) ? error.message : <Trans>Couldn't load the entry</Trans>} />
    );
  if (!event) return <SkeletonLines lines={8} />;
  if (event.isSynced || !may) return <EventView event={event} />;
  return <EventForm key={event.id} event={event} artists={event.artists} back={backOf(event.calendarId)} />;
}
