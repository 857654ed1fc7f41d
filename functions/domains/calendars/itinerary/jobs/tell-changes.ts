import { job } from '#functions/platform/jobs/job.ts';
import { promiseNews } from '../public/news-store.ts';

/** Every quarter of an hour: each link whose hour is over is held against what its reader knows. */
export const handler = job('itinerary.tellChanges', promiseNews);
