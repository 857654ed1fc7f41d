import * as z from 'zod';
import { ExclusivityClause } from '#shared/domains/booking/show/clause.ts';
import { Conflict } from '#shared/domains/booking/show/schemas.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { core, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';

/** The clause of a show, and who breaks it. */
export const ShowExclusivity = z.object({
  showId: Id,
  rev: z.int(),
  clause: ExclusivityClause.optional(),
  conflicts: z.array(Conflict),
});
const Target = z.object({ showId: Id, rev: RevInput });

export const exclusivityContract = contract('exclusivity', {
  errors: { 'show.locked': 409 },
  routes: {
    get: route(v1('GET', '/shows/{id}/exclusivity'), reads('show.read'), { output: ShowExclusivity }),
    set: route(core('POST', '/show/conflict/SetExclusivityClause'), writes('show.update'), {
      body: Target.extend(ExclusivityClause.shape),
      output: ShowExclusivity,
    }),
    remove: route(core('POST', '/show/conflict/DeleteExclusivityClause'), writes('show.update'), {
      body: Target,
      output: ShowExclusivity,
    }),
  },
});
