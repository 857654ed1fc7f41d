import { dueItems } from '#functions/platform/data/due.ts';
import { job } from '#functions/platform/jobs/job.ts';
import { LANE_DUE, type Lane, placePk } from '../lanes.ts';
import { wake } from '../turns.ts';

/** Wakes each endpoint with a delivery whose next try is due, and those whose message was lost. */
export const handler = job('webhook.retry', async (now) => {
  const woken = new Set<string>();
  for await (const lane of dueItems<Lane>(LANE_DUE, now.toISOString())) {
    if (woken.has(placePk(lane))) continue;
    woken.add(placePk(lane));
    await wake(lane, now);
  }
  return { endpoints: woken.size };
});
