import { travelHandlers } from '#functions/domains/journeys/travel/public/handlers.ts';
import { moveHandler } from '#functions/domains/journeys/travel/public/move.ts';
import { placesHandler } from '#functions/domains/journeys/travel/public/places.ts';
import { withLineIds } from '#functions/platform/record/line-ids.ts';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import { lodgingFieldWords } from '#shared/domains/journeys/lodging/field-words.ts';
import { lodgingFields } from '#shared/domains/journeys/lodging/fields.ts';
import { movedTo } from '#shared/domains/journeys/lodging/rules.ts';
import { lodgingAccess } from './access.ts';
import { prepareLodging } from './prepare.ts';
import { lodgingTravel } from './public/travel.ts';
import { lodgingStore } from './store.ts';

const { routes } = lodgingContract;
const parts = { store: lodgingStore, access: lodgingAccess, area: lodgingTravel, prepare: prepareLodging };

export const handlers = {
  ...travelHandlers(routes, {
    ...parts,
    defined: { fields: lodgingFields, words: lodgingFieldWords },
    renewed: (ctx, lodging) => ({ ...lodging, rooms: withLineIds(ctx, lodging.rooms) }),
  }),
  move: moveHandler(routes.move, parts, movedTo),
  places: placesHandler(routes.places),
};
