import * as z from 'zod';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { Id, IdParams } from '#shared/kernel/record/ids.ts';
import { BillChoice, CollectiveChoice, CollectivePart, NextBills } from './proposal.ts';
import { Invoice } from './schemas.ts';

const create = { audience: 'user', permission: 'invoice.create', grants: ['table:read', 'table:write'] } as const;

/** Operations on the documents that shows propose. */
export const nextRoutes = {
  /** The documents to make of a confirmed show now, by the payment schedule of its contract. */
  nextBills: route({
    ...pageApi('GET', '/invoice/next/{id}'),
    ...create,
    grants: ['table:read'],
    params: IdParams,
    query: z.object({ bookkeepingId: Id.optional() }),
    output: NextBills,
  }),
  /** Creates the draft of one of them, unless others billed the show since its author saw it. */
  createNext: route({
    ...pageApi('POST', '/invoice/next/{id}'),
    ...create,
    params: IdParams,
    body: BillChoice,
    output: Invoice,
  }),
  /** Tells what a collective of shows would bill of each. Stores nothing. */
  collectiveParts: route({
    ...pageApi('POST', '/invoice/collective/parts'),
    ...create,
    grants: ['table:read'],
    body: CollectiveChoice,
    output: z.object({ rows: z.array(CollectivePart) }),
  }),
  /** Creates one draft of all that is left of several shows of one buyer, in one currency. */
  createCollective: route({
    ...pageApi('POST', '/invoice/collective'),
    ...create,
    body: CollectiveChoice,
    output: Invoice,
  }),
};
