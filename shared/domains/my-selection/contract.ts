import * as z from 'zod';
import { IdParams } from '#shared/kernel/ids.ts';
import { pageApi } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { BatchInput, BatchOperation, BatchReport } from './schemas.ts';

/** Each operation asks for its own right, on the whole and on every record. */
const own = { audience: 'user', permission: null } as const;

export const mySelectionContract = contract('my-selection', {
  errors: { 'batch.nothing': 400, 'batch.tooMany': 400, 'batch.notHere': 400 },
  routes: {
    batch: route({
      ...pageApi('POST', '/myselection/batch/{operation}'),
      ...own,
      grants: ['table:read', 'table:write'],
      params: z.object({ operation: BatchOperation }),
      body: BatchInput,
      output: BatchReport,
    }),
    /** How far a batch of the caller's own has come. */
    report: route({
      ...pageApi('GET', '/myselection/report/{id}'),
      ...own,
      grants: ['table:read'],
      params: IdParams,
      output: BatchReport,
    }),
  },
});
