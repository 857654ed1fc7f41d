import type { TrainRow } from '#shared/domains/train/schemas.ts';
import { journeySpan } from '#shared/domains/travel/legs.ts';
import type { TravelModel } from '#web/domains/travel/widgets/travel-model.ts';

export const TRAIN: TravelModel<TrainRow> = {
  area: 'train',
  spanOf: journeySpan,
  hexColorOf: ({ hexColor }) => hexColor,
};
