import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { isId } from '#shared/kernel/record/ids.ts';
import { isLocalDate, type LocalDate } from '#shared/kernel/time/date.ts';
import { pagesOf } from '#web/app/pages.ts';
import { publicRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

export interface ItinerarySearch {
  readonly artistId?: string | undefined;
  readonly productionId?: string | undefined;
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
}
const id = (value: unknown) => (typeof value === 'string' && isId(value) ? value : undefined);
const day = (value: unknown) => (typeof value === 'string' && isLocalDate(value) ? value : undefined);
const page = pagesOf('itinerary');
const itineraryPage = lazyPage(() => import('./pages/itinerary.tsx'), 'ItineraryPage');
const search = ({ artistId, productionId, from, to }: Record<string, unknown>): ItinerarySearch => ({
  artistId: id(artistId),
  productionId: id(productionId),
  from: day(from),
  to: day(to),
});

const openItinerary = createRoute({
  getParentRoute: () => publicRoute,
  path: '/itinerary/$secret',
  staticData: { audience: 'secret', permission: null, domain: 'itinerary', title: msg`Itinerary` },
  /** The way out of the mails of changes leads here: the page asks, for a mail's scanner comes by too. */
  validateSearch: ({ mails }: Record<string, unknown>): { mails?: 'stop' | undefined } => ({
    mails: mails === 'stop' ? mails : undefined,
  }),
  component: lazyPage(() => import('./pages/open.tsx'), 'OpenItineraryPage'),
});

export const itineraryRoutes = {
  itinerary: page('/planning/itinerary', 'show.read', msg`Itineraries`, itineraryPage, search),
};
export const itineraryPublicRoutes = { openItinerary };
