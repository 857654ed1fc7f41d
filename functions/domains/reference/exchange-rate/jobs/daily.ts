import { job } from '#functions/platform/jobs/job.ts';
import { syncRates } from '../sync.ts';

/** Every working day after the European Central Bank has published, about 16:00 in Frankfurt. */
export const handler = job('exchange-rate.daily', async (now) => ({ ...(await syncRates(now)) }));
