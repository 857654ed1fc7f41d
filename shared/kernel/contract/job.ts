import { type Grant, kebab } from './route.ts';

/** The times of a job that runs every quarter of an hour. */
export const QUARTER_HOURLY = { schedule: 'rate(15 minutes)', timezone: 'UTC' } as const;

/** A piece of housekeeping on a schedule: EventBridge on AWS, croner locally, `npm run job <id>` by hand. */
export interface JobDef {
  /** domain + operation give the handler: functions/domains/<domain>/jobs/<operation in kebab-case>.ts */
  readonly domain: string;
  readonly operation: string;
  /** AWS schedule expression: `rate(15 minutes)` or `cron(0 7 * * ? *)`. */
  readonly schedule: string;
  readonly timezone: string;
  readonly grants: readonly Grant[];
  /** Seconds; `JOB_TIMEOUT` unless said. */
  readonly timeout?: number;
  /** The effect on users when the job fails: the alarm's text. */
  readonly impact: string;
}

/** The default time limit of a job, in seconds. */
export const JOB_TIMEOUT = 300;
type JobKey = Pick<JobDef, 'domain' | 'operation'>;
/** The name of a job: `show.optionReminders`. */
export const jobName = ({ domain, operation }: JobKey): string => `${domain}.${operation}`;
/** The name of a job's function. `prefix` is the start of the names of a stage, `backline-production`. */
export const jobFunction = (prefix: string, { domain, operation }: JobKey): string =>
  `${prefix}-${domain}-${kebab(operation)}-job`;

/** Reads one queue; functions/domains/<domain>/workers/<operation in kebab-case>.ts */
export interface WorkerDef {
  readonly domain: string;
  readonly operation: string;
  readonly queue: QueueName;
  readonly grants: readonly Grant[];
  readonly batchSize: number;
  readonly timeout?: number;
  readonly memory?: number;
  readonly impact: string;
}

export const QUEUES = ['outbox', 'document', 'bulk', 'signing', 'seal', 'webhook'] as const;
/** A queue delivers a message this often. Then the message is a dead letter. */
export const DELIVERIES = 5;
/** The queue of the dead letters of a queue. */
export type DeadQueueName = `${QueueName}-dead`;
export type QueueName = (typeof QUEUES)[number];
