import { lodgingSpan } from '#shared/domains/lodging/rules.ts';
import type { LodgingRow } from '#shared/domains/lodging/schemas.ts';
import type { TravelModel } from '#web/domains/travel/widgets/travel-model.ts';

export const STAY: TravelModel<LodgingRow> = {
  area: 'lodging',
  spanOf: lodgingSpan,
  hexColorOf: ({ hexColor }) => hexColor,
};
