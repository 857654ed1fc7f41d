import { job } from '#functions/platform/jobs/job.ts';
import { sendReminders } from '../reminding.ts';

/** Every five minutes: tasks whose reminder is due go to the inbox and by mail to who has to do them. */
export const handler = job('task.reminders', sendReminders);
