import * as z from 'zod';
import { esignErrors } from '#shared/domains/agreements/esign/errors.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { bulkSendErrors } from './errors.ts';
import { BulkCheckInput, BulkInput, BulkPlan, BulkReport } from './schemas.ts';

export const bulkSendContract = contract('bulk-send', {
  errors: { ...bulkSendErrors, 'esign.noSignatureOnFile': esignErrors['esign.noSignatureOnFile'] },
  routes: {
    /** Says of each show what would go to whom, and what prevents it. Writes nothing. */
    check: route(pageApi('POST', '/bulksend/check'), reads('esign.send'), {
      body: BulkCheckInput,
      output: z.object({ rows: z.array(BulkPlan), hasSignature: z.boolean() }),
    }),
    /** Sends the contracts of shows for signature. Each show is done on its own; a bad one stops none of the others. */
    start: route(pageApi('POST', '/bulksend'), writes('esign.send'), { body: BulkInput, output: BulkReport }),
    /** The progress of a bulk send of the caller's own. */
    report: route(pageApi('GET', '/bulksend/{id}'), reads('esign.send'), { output: BulkReport }),
  },
});
