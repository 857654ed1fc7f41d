import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { BillChoice, CollectiveChoice, CollectivePart, NextBills } from './proposal.ts';
import { Invoice } from './schemas.ts';

/** Operations on the documents that shows propose. */
export const nextRoutes = {
  /** The documents to make of a confirmed show now, by the payment schedule of its contract. */
  nextBills: route(pageApi('GET', '/invoice/next/{id}'), reads('invoice.create'), {
    query: z.object({ bookkeepingId: Id.optional() }),
    output: NextBills,
  }),
  /** Creates the draft of one of them, unless others billed the show since its author saw it. */
  createNext: route(pageApi('POST', '/invoice/next/{id}'), writes('invoice.create'), {
    body: BillChoice,
    output: Invoice,
  }),
  /** Tells what a collective of shows would bill of each. Stores nothing. */
  collectiveParts: route(pageApi('POST', '/invoice/collective/parts'), reads('invoice.create'), {
    body: CollectiveChoice,
    output: rowsOf(CollectivePart),
  }),
  /** Creates one draft of all that is left of several shows of one buyer, in one currency. */
  createCollective: route(pageApi('POST', '/invoice/collective'), writes('invoice.create'), {
    body: CollectiveChoice,
    output: Invoice,
  }),
};
