import { job } from '#functions/platform/jobs/job.ts';
import { followDue } from '../public/due.ts';

export const handler = job('e-invoice.follow', followDue);
