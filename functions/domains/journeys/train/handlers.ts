import { travelHandlers } from '#functions/domains/journeys/travel/public/handlers.ts';
import { withLineIds } from '#functions/platform/record/line-ids.ts';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import { trainFieldWords } from '#shared/domains/journeys/train/field-words.ts';
import { trainFields } from '#shared/domains/journeys/train/fields.ts';
import { trainAccess } from './access.ts';
import { prepareTrain } from './prepare.ts';
import { trainTravel } from './public/travel.ts';
import { trainStore } from './store.ts';

export const handlers = travelHandlers(trainContract.routes, {
  store: trainStore,
  access: trainAccess,
  area: trainTravel,
  defined: { fields: trainFields, words: trainFieldWords },
  prepare: prepareTrain,
  renewed: (ctx, train) => ({ ...train, segments: withLineIds(ctx, train.segments) }),
});
