import { promiseNews } from '#functions/domains/calendars/itinerary/public/news.ts';
import { job } from '#functions/platform/jobs/job.ts';

/** Every quarter of an hour: each link whose hour is over is held against what its reader knows. */
export const handler = job('itinerary.tellChanges', promiseNews);
