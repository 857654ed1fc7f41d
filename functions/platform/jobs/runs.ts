import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { newId } from '#functions/platform/data/id.ts';
import { readNewest } from '#functions/platform/data/read.ts';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { errorText } from '#functions/platform/runtime/error-text.ts';
import { hearing } from '#functions/platform/runtime/logger.ts';
import { logFailure } from '#functions/platform/runtime/outage-log.ts';

/*
 * Access pattern of the runs of jobs, which are kept for 30 days:
 *   of a job, newest first   pk JOB#<show.optionReminders>  sk <ulid>
 */
const KEPT_S = 30 * 86_400;
const MAX_ERROR = 500;

export interface StoredRun {
  readonly sk: string;
  readonly startedAt: string;
  readonly state: 'running' | 'done' | 'failed';
  readonly endedAt?: string;
  readonly byName?: string;
  readonly report?: Readonly<Record<string, number>>;
  readonly error?: string;
  readonly log?: readonly string[];
}
const pk = (job: string) => `JOB#${job}`;

/** Notes a run. A job does its work even if its run cannot be noted. */
async function note(job: string, run: StoredRun): Promise<void> {
  const Item = { pk: pk(job), ...run, [TTL]: Math.floor(Date.parse(run.startedAt) / 1000) + KEPT_S };
  await documents
    .send(new PutCommand({ TableName: tableName(), Item }))
    .catch((e: unknown) => logFailure('the run was not noted', e));
}

/** Runs a job and notes its start, its end, its figures, and what it logged. */
export async function noted<R extends Readonly<Record<string, number>>>(
  job: string,
  byName: string | undefined,
  run: () => Promise<R>,
): Promise<R> {
  const started = new Date();
  const start = { sk: newId(started), startedAt: started.toISOString(), ...(byName ? { byName } : {}) };
  const log: string[] = [];
  const end = () => ({ ...start, endedAt: new Date().toISOString(), ...(log.length > 0 ? { log } : {}) });
  await note(job, { ...start, state: 'running' });
  try {
    const report = await hearing(log, run);
    await note(job, { ...end(), state: 'done', report });
    return report;
  } catch (e) {
    await note(job, { ...end(), state: 'failed', error: errorText(e, MAX_ERROR) });
    throw e;
  }
}

/** The last runs of a job, the newest first. */
export const runsOf = (job: string, limit: number): Promise<StoredRun[]> =>
  readNewest<StoredRun>({ pk: pk(job) }, limit);
