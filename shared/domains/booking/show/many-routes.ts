import { reads, writes } from '#shared/kernel/contract/access.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import {
  Answers,
  MoveDaysInput,
  MoveDaysOutput,
  OptionEndsInput,
  Questions,
  RemovedMany,
  ShowIds,
  ShowRows,
} from './many.ts';
import { Several } from './requests.ts';
import { TourInput } from './tour.ts';

/** Routes over many shows at once. */
export const manyRoutes = {
  /** Rows of a selection. A show that is gone or hidden from the caller is left out. */
  byIds: route(v1('POST', '/shows/byids'), reads('show.read'), { body: ShowIds, output: ShowRows }),
  /** Conflicts of many shows at once, each as `listConflicts` answers. */
  listManyConflicts: route(v1('POST', '/shows/conflicts'), reads('show.read'), { body: Questions, output: Answers }),
  /** The dates of a tour: all shows or none. Each problem names its row and field. */
  insertTour: route(v1('PUT', '/shows/tour'), writes('show.create'), { body: TourInput, output: Several }),
  /** Moves shows by whole days, each wholly or not at all. Undo moves them back with the rank and expiry they had. */
  moveDays: route(v1('POST', '/shows/movedays'), writes('show.update'), {
    body: MoveDaysInput,
    output: MoveDaysOutput,
  }),
  /** Sets the last day of many options. A show that is no option, or locked, is refused with the reason. */
  optionEnds: route(v1('POST', '/shows/optionends'), writes('show.update'), {
    body: OptionEndsInput,
    output: MoveDaysOutput,
  }),
  /** Undo of shows that were created together: each is deleted, or refused with the reason. */
  removeMany: route(v1('POST', '/shows/remove'), writes('show.delete'), { body: ShowIds, output: RemovedMany }),
};
