import * as z from 'zod';
import { MAX_SHIFT_DAYS } from '#shared/domains/booking/show/shift.ts';
import { FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { freeListRequest } from '#shared/kernel/contract/list.ts';
import { PickerPage, PickerQuery, paged } from '#shared/kernel/contract/paging.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, v1, v1ById } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { Activity, RevInput } from '#shared/kernel/record/record.ts';
import { Budget, BudgetFigures, BudgetInput, ShowActual } from './budget.ts';
import { Run } from './run.ts';
import {
  MAX_LINKED,
  Production,
  ProductionCopy,
  ProductionFieldsInput,
  ProductionInput,
  ProductionRow,
} from './schemas.ts';

export const PRODUCTION_LIST = {
  fields: ['artist', 'owner', 'agent', 'status', 'tag'],
  sorts: ['date', 'name'],
  free: true,
} as const;
export const ProductionListRequest = freeListRequest(PRODUCTION_LIST);
const Shows = z.object({ showIds: z.array(Id).min(1).max(MAX_LINKED) });
const WholeBudget = z.object({ budget: Budget, shows: z.array(ShowActual), figures: BudgetFigures });

export const productionContract = contract('production', {
  errors: {
    'production.hasShows': 409,
    'production.tooManyShows': 409,
    'production.elsewhere': 409,
    'show.locked': 409,
  },
  routes: {
    list: route(core('POST', '/production/list'), reads('production.read'), {
      aliases: [v1('GET', '/productions')],
      body: ProductionListRequest,
      output: paged(ProductionRow),
    }),
    get: route(core('GET', '/production/{id}'), reads('production.read'), {
      aliases: [core('GET', '/production/{id}/PreviewPanel'), v1('GET', '/productions/{id}/details')],
      output: Production,
    }),
    create: route(core('POST', '/production/create'), writes('production.create'), {
      aliases: [v1('PUT', '/productions')],
      body: ProductionInput,
      output: Production,
    }),
    update: route(core('POST', '/production/updateDetails'), writes('production.update'), {
      aliases: [v1ById('POST', '/productions/{id}')],
      body: ProductionFieldsInput.extend({ id: Id, rev: RevInput }),
      output: Production,
    }),
    /** Moves its own dates by whole days. Its shows move by a request of theirs. */
    moveDays: route(v1('POST', '/productions/{id}/movedays'), writes('production.update'), {
      body: z.object({ rev: RevInput, days: z.int({ error: 'integer' }).min(-MAX_SHIFT_DAYS).max(MAX_SHIFT_DAYS) }),
      output: Production,
    }),
    /** Free fields alone: those that are sent, the others stay. */
    updateFreeField: route(core('POST', '/production/updateFreeField'), writes('production.update'), {
      body: z.object({ id: Id, rev: RevInput, freeFields: FreeValues }),
      output: Production,
    }),
    remove: route(core('POST', '/production/delete'), writes('production.delete'), {
      aliases: [v1ById('DELETE', '/productions/{id}')],
      /** Shows that are inside stay, without a production: the caller has to say so. Many leave it a moment later. */
      body: z.object({ id: Id, releaseShows: z.boolean().default(false) }),
      output: Done,
    }),
    restore: route(v1('POST', '/productions/{id}/restore'), writes('production.delete'), { output: Production }),
    copy: route(core('POST', '/production/copy'), writes('production.create'), {
      aliases: [{ ...v1('POST', '/productions/{id}/copy'), fields: { id: 'productionId' } }],
      query: z.object({
        productionId: Id,
        /** Days by which the copy lies later, or earlier. */
        shiftDays: z.coerce.number().int().min(-MAX_SHIFT_DAYS).max(MAX_SHIFT_DAYS).default(0),
        withShows: z.enum(['true', 'false']).default('false'),
      }),
      output: ProductionCopy,
    }),
    /** The shows inside, in order, with the ways and free days between them. */
    run: route(v1('GET', '/productions/{id}/shows'), reads('production.read'), { output: Run }),
    linkShows: route(v1('POST', '/productions/{id}/shows/link'), writes('production.update'), {
      body: Shows,
      output: Run,
    }),
    unlinkShows: route(v1('POST', '/productions/{id}/shows/unlink'), writes('production.update'), {
      body: Shows,
      output: Run,
    }),
    budget: route(v1('GET', '/productions/{id}/budget'), reads('show.readDeal'), { output: WholeBudget }),
    saveBudget: route(v1('PUT', '/productions/{id}/budget'), writes('show.updateDeal'), {
      body: BudgetInput.extend({ rev: RevInput }),
      output: WholeBudget,
    }),
    picker: route(core('POST', '/production/listSmall'), reads('production.read'), {
      body: PickerQuery,
      output: PickerPage,
    }),
    activity: route(core('POST', '/production/activity'), reads('production.read'), {
      aliases: [v1ById('GET', '/productions/{id}/activity')],
      body: z.object({ id: Id, before: z.string().max(26).optional() }),
      output: rowsOf(Activity),
    }),
  },
});
