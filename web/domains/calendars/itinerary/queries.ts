import { queryOptions } from '@tanstack/react-query';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import type { ItineraryRequest, Whose } from '#shared/domains/calendars/itinerary/schemas.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { queryOf } from '#web/platform/api.ts';

const { list, links, party } = itineraryContract.routes;

export const itineraryQuery = (body: ItineraryRequest) => queryOf(list, { body });
export const partyQuery = (body: ItineraryRequest) => queryOf(party, { body });
export const linksQuery = (body: Whose) => queryOf(links, { body });
export const productionQuery = (id: string) => queryOf(productionContract.routes.get, { params: { id } });

/** The artists that the user is linked to. */
export const linkedQuery = queryOf(showContract.routes.requestArtists, { body: {} });

/** Finds the next show, with whose artist the page opens. */
export const nextShowQuery = (today: LocalDate) =>
  queryOptions({
    ...queryOf(showContract.routes.list, {
      body: {
        from: today,
        to: addDays(today, 365),
        page: 1,
        perPage: 1,
        filters: [{ field: 'phase', values: ['confirmed'] }],
        sort: { by: 'date', direction: 'asc' },
      },
    }),
    select: ({ rows: [show] }) => show && { artists: show.artists, date: showDay(show) },
  });
