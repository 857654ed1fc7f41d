import { job } from '#functions/platform/jobs/job.ts';
import { tickDue } from '../tick.ts';

/** Every quarter of an hour: reminders, passed deadlines, and the end of answered requests. */
export const handler = job('advancing.remind', tickDue);
