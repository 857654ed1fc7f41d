import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ItineraryRequest } from '#shared/domains/calendars/itinerary/schemas.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { useInternal } from '#web/domains/booking/show/widgets/use-internal.ts';
import { useArtistSource } from '#web/domains/identity/roster/widgets/artist-source.ts';
import { localToday } from '#web/platform/today.ts';
import { itemOf } from '#web/ui/record/known-items.ts';
import { useKnownNames } from '#web/ui/record/use-known-names.ts';
import { periodOf } from '../model.ts';
import { linkedQuery, nextShowQuery, productionQuery } from '../queries.ts';
import type { ItinerarySearch } from '../routes.tsx';

const page = getRouteApi('/app/planning/itinerary');

/** Finds the next show and the first artist of its bill. Outside users see only artists linked to them. */
function useNext(enabled: boolean, today: LocalDate) {
  const outside = !useInternal();
  const show = useQuery({ ...nextShowQuery(today), enabled });
  const linked = useQuery({ ...linkedQuery, enabled: enabled && outside });
  const isPending = enabled && (show.isPending || (outside && linked.isPending));
  const mine = new Set(linked.data?.items.map(({ key }) => key));
  const artist = show.data?.artists.find(({ artistId }) => !outside || mine.has(artistId));
  return { isPending, artistId: isPending ? undefined : artist?.artistId, date: show.data?.date };
}

/** Reads the artist or production and the days from the address, else takes the artist with the next show. */
export function useWhose() {
  const search = page.useSearch();
  const navigate = useNavigate();
  const { productionId } = search;
  const isOpen = !search.artistId && !productionId;
  const today = localToday();
  const next = useNext(isOpen, today);
  const artistId = search.artistId ?? next.artistId;
  const source = useArtistSource();
  useKnownNames(artistId ? [{ source, id: artistId }] : []);
  const production = useQuery({ ...productionQuery(productionId ?? ''), enabled: Boolean(productionId) });
  const first = (isOpen ? next.date : undefined) ?? today;
  const period = periodOf(search, { today, first, production: production.data });
  const ofArtist = artistId ? { artistId } : undefined;
  const whose = productionId ? { productionId } : ofArtist;
  const isKnown = !productionId || production.data !== undefined;
  const request: ItineraryRequest | undefined = whose && isKnown ? { ...whose, ...period } : undefined;
  return {
    ...period,
    whose,
    request,
    isPending: next.isPending,
    artist: artistId ? itemOf(artistId) : null,
    production: production.data,
    choose: (more: ItinerarySearch) =>
      void navigate({ to: '/planning/itinerary', search: { ...whose, ...period, ...more }, replace: true }),
  };
}
