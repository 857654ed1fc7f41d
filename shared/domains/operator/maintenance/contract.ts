import * as z from 'zod';
import { operator } from '#shared/kernel/contract/access.ts';
import { PageQuery, paged } from '#shared/kernel/contract/paging.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Queued } from '#shared/kernel/record/ids.ts';
import { DeadLetter, JobName, JobRow, JobRun, Problem, QueueNameSchema } from './schemas.ts';
import { DEAD_STATES } from './states.ts';

const Letters = z.object({ ids: z.array(z.uuid()).min(1).max(50) });

/** The calls with which operators watch over the service: its jobs, its dead letters and its problems. */
export const maintenanceContract = contract('maintenance', {
  routes: {
    /** Lists the scheduled jobs, each with its last run. */
    jobs: route(core('GET', '/adminone/maintenance/job/list'), operator.reads(), { output: rowsOf(JobRow) }),
    /** Lists the last 50 runs of a job, the newest first. Runs are kept for 30 days. */
    runs: route(core('GET', '/adminone/maintenance/job/{name}/runs'), operator.reads(), {
      params: z.object({ name: JobName }),
      output: rowsOf(JobRun),
    }),
    /** Starts a job now, whatever its schedule says. Its result appears among its runs. */
    runJob: route(core('POST', '/adminone/maintenance/job/run'), operator.writes('jobs:run'), {
      body: z.object({ name: JobName }),
      output: Queued,
    }),
    /** Lists all that an operator should look at now. */
    problems: route(core('GET', '/adminone/maintenance/problem/list'), operator.reads(), {
      output: rowsOf(Problem),
    }),
    /** Lists dead letters of a state, the newest first. They are kept for 90 days. */
    deadLetters: route(core('POST', '/adminone/maintenance/deadletter/list'), operator.reads(), {
      body: PageQuery.extend({ state: z.enum(DEAD_STATES).default('open'), queue: QueueNameSchema.optional() }),
      output: paged(DeadLetter),
    }),
    /** The message itself, as its queue delivered it. */
    deadLetter: route(core('GET', '/adminone/maintenance/deadletter/{id}'), operator.reads(), {
      params: z.object({ id: z.uuid() }),
      output: DeadLetter.extend({ body: z.string() }),
    }),
    /** Sends letters to their queues again. A letter that is not open stays as it is. */
    replay: route(
      core('POST', '/adminone/maintenance/deadletter/replay'),
      operator.writes('queue:outbox', 'queue:document', 'queue:bulk', 'queue:signing', 'queue:seal', 'queue:webhook'),
      { body: Letters, output: rowsOf(DeadLetter) },
    ),
    /** Puts letters away: their work will not be done. */
    discard: route(core('POST', '/adminone/maintenance/deadletter/discard'), operator.writes(), {
      body: Letters,
      output: rowsOf(DeadLetter),
    }),
  },
});
