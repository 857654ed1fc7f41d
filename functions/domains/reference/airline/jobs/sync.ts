import { job } from '#functions/platform/jobs/job.ts';
import { syncAirlines } from '../public/sync.ts';

/** Every night: new agencies get their airlines, and all get what a release brought. */
export const handler = job('airline.sync', (now) => syncAirlines(now));
