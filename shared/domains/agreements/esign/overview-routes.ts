import * as z from 'zod';
import { reads } from '#shared/kernel/contract/access.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { Instant } from '#shared/kernel/time/date.ts';
import { Esign } from './schemas.ts';

const OverviewRow = Esign.pick({ id: true, title: true, source: true, state: true }).extend({
  /** Those who are asked now, or who declined. */
  names: z.array(z.string()),
  hasBounced: z.boolean(),
  isOverdue: z.boolean(),
  endedAt: Instant.optional(),
});
export type OverviewRow = z.infer<typeof OverviewRow>;
/** The exact number of documents, and the first of them. */
const Group = z.object({ total: z.int(), rows: z.array(OverviewRow) });

export const overviewRoutes = {
  /** The signings that concern the caller today: theirs to sign, those in trouble, and those of the last week. */
  overview: route(pageApi('GET', '/esign/overview'), reads('esign.read'), {
    byToken: 'personal',
    output: z.object({ forMe: Group, stuck: Group, completed: Group }),
  }),
};
