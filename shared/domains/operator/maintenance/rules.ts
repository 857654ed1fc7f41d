import { JOB_TIMEOUT, type JobDef } from '#shared/kernel/contract/job.ts';
import type { JobRun } from './schemas.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const UNIT_MS: Readonly<Record<string, number>> = { minute: MINUTE_MS, hour: HOUR_MS, day: 24 * HOUR_MS };

/**
 * Returns the milliseconds after which a job without a new run is late. It is about three times the time between two
 * runs. A daily job has some hours more, and one that rests at the weekend has the weekend.
 */
export function lateAfter(schedule: string): number {
  const [, amount, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(schedule) ?? [];
  if (amount) return 3 * Number(amount) * (UNIT_MS[unit] ?? 0);
  const [, hour, , , weekdays] = /^cron\((.+)\)$/.exec(schedule)?.[1]?.split(' ') ?? [];
  if (hour === '*') return 3 * HOUR_MS;
  return weekdays === 'MON-FRI' ? 76 * HOUR_MS : 28 * HOUR_MS;
}

/** A run that is still `running` after the job's time limit has died without a word. */
export function settledRun(run: JobRun, job: Pick<JobDef, 'timeout'>, now: Date): JobRun {
  const limit = Date.parse(run.startedAt) + ((job.timeout ?? JOB_TIMEOUT) * 1000 + MINUTE_MS);
  return run.state === 'running' && now.getTime() > limit ? { ...run, state: 'lost' } : run;
}

/**
 * Tells whether a job should have run since its last run. A job without any run is not late: the service may have been
 * installed today.
 */
export const isLate = (last: JobRun | undefined, { schedule }: Pick<JobDef, 'schedule'>, now: Date): boolean =>
  last !== undefined && now.getTime() - Date.parse(last.startedAt) > lateAfter(schedule);

/** The part of its storage, in percent, from which a client counts as full. */
export const STORAGE_FULL = 90;
/** Returns how full a client's storage is in percent, from bytes and a limit in MB. */
export const storagePercent = (stored: number, maxStorage: number): number =>
  maxStorage === 0 ? 0 : Math.floor(stored / (maxStorage * 10_000));
