import { job } from '#functions/platform/jobs/job.ts';
import { renewAll } from '../renewal.ts';

/** Looks every quarter of an hour. What is not due costs nothing. */
export const handler = job('subscription.renew', renewAll);
