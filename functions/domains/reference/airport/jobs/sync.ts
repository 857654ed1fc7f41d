import { job } from '#functions/platform/jobs/job.ts';
import { syncAirports } from '../public/sync.ts';

/** Every night: new agencies get their airports, and all get what a release brought. */
export const handler = job('airport.sync', (now) => syncAirports(now));
