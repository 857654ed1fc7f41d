import { runsOf, type StoredRun } from '#functions/platform/jobs/runs.ts';
import { isLate, settledRun } from '#shared/domains/operator/maintenance/rules.ts';
import type { JobRun } from '#shared/domains/operator/maintenance/schemas.ts';
import { jobs } from '#shared/jobs.ts';
import { type JobDef, jobName } from '#shared/kernel/contract/job.ts';

export const jobNamed = (name: string): JobDef | undefined => jobs.find((job) => jobName(job) === name);

const runOf = ({ sk, ...run }: StoredRun, job: JobDef, now: Date): JobRun =>
  settledRun({ ...run, log: run.log && [...run.log], id: sk }, job, now);

/** The last runs of a job, the newest first. */
export async function lastRuns(job: JobDef, limit: number, now: Date): Promise<JobRun[]> {
  return (await runsOf(jobName(job), limit)).map((run) => runOf(run, job, now));
}

/** Every job with its last run. */
export const jobRows = (now: Date) =>
  Promise.all(
    jobs.map(async (job) => {
      const [last] = await lastRuns(job, 1, now);
      const { schedule, timezone } = job;
      return { name: jobName(job), schedule, timezone, isLate: isLate(last, job, now), ...(last ? { last } : {}) };
    }),
  );
