import { job } from '#functions/platform/jobs/job.ts';
import { endTemporaryAccess } from '../ending-access.ts';

/** Every quarter of an hour; until it comes by, a session whose time is over is refused all the same. */
export const handler = job('user.endTemporaryAccess', endTemporaryAccess);
