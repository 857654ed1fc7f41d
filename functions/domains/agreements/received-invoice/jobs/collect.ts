import { job } from '#functions/platform/jobs/job.ts';
import { collect } from '../collect.ts';

/** Every quarter of an hour: the e-invoices that arrived at the access point. */
export const handler = job('received-invoice.collect', collect);
