import { travelStores } from '#functions/domains/show-travel/stores-store.ts';
import { checkTravel } from '#functions/domains/travel/access-store.ts';
import { travelMapping } from '#functions/domains/travel/kind-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { TravelFields } from '#shared/domains/travel/schemas.ts';
import { TravelListRequest } from '#shared/domains/travel/travel-contract.ts';
import type { TravelKind } from '#shared/kernel/appointment.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { flightData } from './flights.ts';
import { lodgingData } from './lodgings.ts';
import { rideData } from './rides.ts';
import { type Source, sourceOf } from './source.ts';
import { trainData } from './trains.ts';

const travelOf = <T extends TravelFields>(
  name: TravelKind,
  store: RecordStore<T>,
  row: (journey: T, setting: { readonly locale: Locale }) => object,
): Source =>
  sourceOf({
    store,
    permission: `${name}.read`,
    request: TravelListRequest,
    mapping: travelMapping,
    mine: artistAccess.linked,
    check: checkTravel,
    row,
  });

export const travelSources: Readonly<Record<TravelKind, Source>> = {
  groundTransport: travelOf('groundTransport', travelStores.groundTransport, rideData),
  flight: travelOf('flight', travelStores.flight, flightData),
  train: travelOf('train', travelStores.train, trainData),
  lodging: travelOf('lodging', travelStores.lodging, lodgingData),
};
