import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ItineraryRequest } from '#shared/domains/itinerary/schemas.ts';
import { localToday } from '#web/platform/today.ts';
import { periodOf } from '../model.ts';
import { artistQuery, nextShowQuery, productionQuery } from '../queries.ts';
import type { ItinerarySearch } from '../routes.tsx';

const page = getRouteApi('/app/planning/itinerary');

/** Whose itinerary, of which days: the address says it, else the artist whose next show comes first. */
export function useWhose() {
  const search = page.useSearch();
  const navigate = useNavigate();
  const { productionId } = search;
  const isOpen = !search.artistId && !productionId;
  const today = localToday();
  const next = useQuery({ ...nextShowQuery(today), enabled: isOpen });
  const artistId = search.artistId ?? next.data?.artist?.artistId;
  const artist = useQuery({ ...artistQuery(artistId ?? ''), enabled: Boolean(artistId) && !productionId });
  const production = useQuery({ ...productionQuery(productionId ?? ''), enabled: Boolean(productionId) });
  const first = (isOpen ? next.data?.date : undefined) ?? today;
  const period = periodOf(search, { today, first, production: production.data });
  const ofArtist = artistId ? { artistId } : undefined;
  const whose = productionId ? { productionId } : ofArtist;
  const isKnown = !productionId || production.data !== undefined;
  const request: ItineraryRequest | undefined = whose && isKnown ? { ...whose, ...period } : undefined;
  return {
    ...period,
    whose,
    request,
    isPending: isOpen && next.isPending,
    artist: artist.data,
    production: production.data,
    choose: (more: ItinerarySearch) =>
      void navigate({ to: '/planning/itinerary', search: { ...whose, ...period, ...more }, replace: true }),
  };
}
