import { travelHandlers } from '#functions/domains/travel/handlers-store.ts';
import { moveHandler } from '#functions/domains/travel/move-store.ts';
import { placesHandler } from '#functions/domains/travel/places-store.ts';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import { movedTo } from '#shared/domains/ground-transport/rules.ts';
import { rideAccess } from './access.ts';
import { prepareRide } from './prepare.ts';
import { groundTransportStore } from './store.ts';
import { groundTransportTravel } from './travel-store.ts';

const { routes } = groundTransportContract;
const parts = {
  store: groundTransportStore,
  access: rideAccess,
  area: groundTransportTravel,
  prepare: prepareRide,
};

export const handlers = {
  ...travelHandlers(routes, parts),
  move: moveHandler(routes.move, parts, movedTo),
  places: placesHandler(routes.places),
};
