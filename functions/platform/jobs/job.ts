import { logger } from '#functions/platform/runtime/logger.ts';
import { noted } from './runs.ts';

export interface JobEvent {
  /** The scheduled time of the run; a manual run may pass any time. */
  readonly scheduledTime?: string;
  /** The operator who started the run by hand. */
  readonly byName?: string;
}
/** The figures of a run. They appear in the log, among the runs of the job, and in the answer to a manual run. */
export type JobReport = Readonly<Record<string, number>>;

/** The only way to make a scheduled job. The clock is passed in and the outcome is noted; `run` must be idempotent. */
export function job(name: string, run: (now: Date) => Promise<JobReport>) {
  return async (event: JobEvent = {}): Promise<JobReport> => {
    logger.resetKeys();
    logger.appendKeys({ job: name });
    const startedAt = performance.now();
    const now = event.scheduledTime ? new Date(event.scheduledTime) : new Date();
    const report = await noted(name, event.byName, () => run(now));
    logger.info('done', { report, durationMs: Math.round(performance.now() - startedAt) });
    return report;
  };
}
