import { logger } from '#functions/platform/runtime/logger.ts';

export interface JobEvent {
  /** The scheduled time of the run; a manual run may pass any time. */
  readonly scheduledTime?: string;
}
/** The figures of a run. They appear in the log and in the answer to a manual run. */
export type JobReport = Readonly<Record<string, number>>;

/** The only way to make a scheduled job. The clock is passed in and the outcome is logged; `run` must be idempotent. */
export function job(name: string, run: (now: Date) => Promise<JobReport>) {
  return async (event: JobEvent = {}): Promise<JobReport> => {
    logger.resetKeys();
    logger.appendKeys({ job: name });
    const startedAt = performance.now();
    const report = await run(event.scheduledTime ? new Date(event.scheduledTime) : new Date());
    logger.info('done', { report, durationMs: Math.round(performance.now() - startedAt) });
    return report;
  };
}
