import { job } from '#functions/platform/jobs/job.ts';
import { tickDue } from '../housekeeping/due.ts';

/** Every quarter of an hour: reminders, expiry warnings, passed deadlines, expiry and the alarm of a late seal. */
export const handler = job('esign.remind', tickDue);
