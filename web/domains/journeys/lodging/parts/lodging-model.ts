import { lodgingSpan } from '#shared/domains/journeys/lodging/rules.ts';
import type { LodgingRow } from '#shared/domains/journeys/lodging/schemas.ts';
import type { TravelModel } from '#web/domains/journeys/travel/widgets/travel-model.ts';

export const STAY: TravelModel<LodgingRow> = {
  area: 'lodging',
  spanOf: lodgingSpan,
  hexColorOf: ({ hexColor }) => hexColor,
};
