import { trainSpan } from '#shared/domains/train/rules.ts';
import type { TrainRow } from '#shared/domains/train/schemas.ts';
import type { TravelModel } from '#web/domains/travel/widgets/travel-model.ts';

export const TRAIN: TravelModel<TrainRow> = {
  area: 'train',
  spanOf: trainSpan,
  hexColorOf: ({ hexColor }) => hexColor,
};
