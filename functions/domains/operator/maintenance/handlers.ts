import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { runJob } from '#functions/platform/jobs/run-job.ts';
import { maintenanceContract } from '#shared/domains/operator/maintenance/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { pageOf } from '#shared/kernel/contract/paging.ts';
import { queued } from '#shared/kernel/record/ids.ts';
import { jobNamed, jobRows, lastRuns } from './job-rows.ts';
import { allProblems } from './problems.ts';
import { closeLetters, letterOf, lettersIn, withClients } from './store.ts';

const { routes } = maintenanceContract;
/** The most runs of a job that are listed. */
const RUNS = 50;

function jobOf(name: string) {
  const job = jobNamed(name);
  if (!job) throw new AppError('notFound');
  return job;
}

export const handlers = {
  jobs: endpoint(routes.jobs, async ({ ctx }) => ({ rows: await jobRows(ctx.now) })),
  runs: endpoint(routes.runs, async ({ params, ctx }) => ({
    rows: await lastRuns(jobOf(params.name), RUNS, ctx.now),
  })),
  runJob: endpoint(routes.runJob, async ({ body, ctx }) => {
    await runJob(jobOf(body.name), { byName: ctx.actor.name });
    return queued;
  }),
  problems: endpoint(routes.problems, async ({ ctx }) => ({ rows: await allProblems(ctx.now) })),
  deadLetters: endpoint(routes.deadLetters, async ({ body: { state, queue, ...asked } }) => {
    const letters = (await lettersIn(state)).filter((one) => !queue || one.queue === queue);
    const { rows, ...page } = pageOf(letters, asked);
    return { ...page, rows: await withClients(rows) };
  }),
  deadLetter: endpoint(routes.deadLetter, async ({ params }) => {
    const [letter] = await withClients([await letterOf(params.id)]);
    if (!letter) throw new AppError('notFound');
    return letter;
  }),
  replay: endpoint(routes.replay, async ({ body, ctx }) => ({ rows: await closeLetters(ctx, body.ids, 'replayed') })),
  discard: endpoint(routes.discard, async ({ body, ctx }) => ({
    rows: await closeLetters(ctx, body.ids, 'discarded'),
  })),
};
