import type { JobDef, WorkerDef } from './kernel/job.ts';

/** Read by infra (EventBridge Scheduler), by the local cloud (croner) and by `npm run job`. */
export const jobs: readonly JobDef[] = [];

/** Read by infra (event source mappings) and by the local cloud's queue pollers. */
export const workers: readonly WorkerDef[] = [];
