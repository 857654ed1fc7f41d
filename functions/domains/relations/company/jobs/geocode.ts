import { job } from '#functions/platform/jobs/job.ts';
import { geocodeVenues } from '../public/geocode.ts';

/** Every night: looks for the places of venues that are not on the map yet, some at a time. */
export const handler = job('company.geocode', async (now) => ({ venues: await geocodeVenues(now) }));
