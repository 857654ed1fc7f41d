import { syncEverywhere } from '#functions/domains/reference/client/public/published.ts';
import { AIRPORTS } from '#shared/data/airports.ts';
import type { PublishedAirport } from '#shared/domains/reference/airport/schemas.ts';
import { airportStore } from '../store.ts';

/** Brings the airports of every agency up to the reference data. */
export const syncAirports = (now: Date, published: readonly PublishedAirport[] = AIRPORTS) =>
  syncEverywhere(now, airportStore, published);
