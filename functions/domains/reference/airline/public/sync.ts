import { syncEverywhere } from '#functions/domains/reference/client/public/published.ts';
import { AIRLINES } from '#shared/data/airlines.ts';
import type { PublishedAirline } from '#shared/domains/reference/airline/schemas.ts';
import { airlineStore } from '../store.ts';

/** Brings the airlines of every agency up to the reference data. */
export const syncAirlines = (now: Date, published: readonly PublishedAirline[] = AIRLINES) =>
  syncEverywhere(now, airlineStore, published);
