import { flightStore } from '#functions/domains/journeys/flight/store.ts';
import { groundTransportStore } from '#functions/domains/journeys/ground-transport/store.ts';
import { lodgingStore } from '#functions/domains/journeys/lodging/store.ts';
import { trainStore } from '#functions/domains/journeys/train/store.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';

/** One line per kind of journey or stay. */
export const travelStores = {
  groundTransport: groundTransportStore,
  flight: flightStore,
  train: trainStore,
  lodging: lodgingStore,
} satisfies Record<TravelKind, unknown>;

/**
 * The same as one type, for what is done with all of them alike: whoever writes by it hands back the journey it got,
 * changed in the fields of the kit.
 */
export const everyTravel: readonly RecordStore<TravelFields>[] = Object.values(travelStores).map(
  (store) => store as unknown as RecordStore<TravelFields>,
);
export const travelStoreOf = (name: TravelKind): RecordStore<TravelFields> =>
  travelStores[name] as unknown as RecordStore<TravelFields>;
