import * as z from 'zod';
import { operator, reads, writes } from '#shared/kernel/contract/access.ts';
import { core, pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id, Queued } from '#shared/kernel/record/ids.ts';
import { EuVatNumber, VatCheck } from './schemas.ts';

const OfCompany = z.object({ companyId: Id });

export const euVatNumberContract = contract('eu-vat-number', {
  errors: { 'vat.none': 400 },
  routes: {
    /** The number of a company as it stands now, and its last checks, newest first. */
    list: route(pageApi('POST', '/euvatnumber/list'), reads('company.read'), {
      body: OfCompany,
      output: z.object({ euVatNumber: EuVatNumber.optional(), rows: z.array(VatCheck) }),
    }),
    /** For operators: what the job does on its schedule, as soon as the worker is free. */
    recheckDue: route(core('GET', '/housekeeping/vatnumbers'), operator.writes(), { output: Queued }),
    /** Asks VIES now; without an answer `failed` is set, and it is asked again later. */
    recheck: route(core('POST', '/euvatnumber/recheck'), writes('company.update'), {
      timeout: 20,
      body: OfCompany,
      output: z.object({ euVatNumber: EuVatNumber, failed: z.boolean() }),
    }),
  },
});
