import { travelHandlers } from '#functions/domains/journeys/travel/public/handlers.ts';
import { moveHandler } from '#functions/domains/journeys/travel/public/move.ts';
import { placesHandler } from '#functions/domains/journeys/travel/public/places.ts';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import { groundTransportFieldWords } from '#shared/domains/journeys/ground-transport/field-words.ts';
import { groundTransportFields } from '#shared/domains/journeys/ground-transport/fields.ts';
import { movedTo } from '#shared/domains/journeys/ground-transport/rules.ts';
import { groundTransportAccess } from './access.ts';
import { prepareGroundTransport } from './prepare.ts';
import { groundTransportTravel } from './public/travel.ts';
import { groundTransportStore } from './store.ts';

const { routes } = groundTransportContract;
const parts = {
  store: groundTransportStore,
  access: groundTransportAccess,
  area: groundTransportTravel,
  defined: { fields: groundTransportFields, words: groundTransportFieldWords },
  prepare: prepareGroundTransport,
};

export const handlers = {
  ...travelHandlers(routes, parts),
  move: moveHandler(routes.move, parts, movedTo),
  places: placesHandler(routes.places),
};
