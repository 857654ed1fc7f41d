import type { TrainRow } from '#shared/domains/journeys/train/schemas.ts';
import { journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import type { TravelModel } from '#web/domains/journeys/travel/widgets/travel-model.ts';

export const TRAIN: TravelModel<TrainRow> = {
  area: 'train',
  spanOf: journeySpan,
  hexColorOf: ({ hexColor }) => hexColor,
};
