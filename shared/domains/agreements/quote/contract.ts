import * as z from 'zod';
import { agreementErrors } from '#shared/domains/agreements/agreement/errors.ts';
import { exportRoutes } from '#shared/domains/agreements/agreement/export-routes.ts';
import { agreementRoutes } from '#shared/domains/agreements/agreement/routes.ts';
import { Contract } from '#shared/domains/agreements/contract/schemas.ts';
import { doorErrors } from '#shared/domains/relations/link/door.ts';
import { writes } from '#shared/kernel/contract/access.ts';
import { Rev } from '#shared/kernel/contract/parts.ts';
import { core, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { offerRoutes } from './offer.ts';
import { DeclineReason, Quote, QuoteInput, QuoteRow, QuoteStage } from './schemas.ts';

export const quoteContract = contract('quote', {
  errors: {
    ...agreementErrors('quote'),
    'wordTemplate.broken': 409,
    'quote.expired': 410,
    'quote.decided': 409,
    'quote.notAccepted': 409,
    'quote.hasContract': 409,
    'quote.validUntil': 400,
    ...doorErrors,
  },
  routes: {
    ...agreementRoutes({
      entity: 'quote',
      input: QuoteInput,
      output: Quote,
      row: QuoteRow,
      stage: QuoteStage,
      makeAt: '/shows/{id}/createQuote',
      aliases: { list: [core('POST', '/quote/list')] },
    }),
    ...exportRoutes('quote'),
    removeById: route(core('POST', '/quote/delete'), writes('quote.delete'), {
      body: z.object({ id: Id }),
      output: Done,
    }),
    /** The promoter has said yes, while the offer stood. */
    accept: route(v1('POST', '/quotes/{id}/accept'), writes('quote.update'), { body: Rev, output: Quote }),
    decline: route(v1('POST', '/quotes/{id}/decline'), writes('quote.update'), {
      body: Rev.extend({ reason: DeclineReason }),
      output: Quote,
    }),
    ...offerRoutes,
    /** The contract of what was accepted: its lines, payments and texts, for the same show. Both name each other. */
    makeContract: route(v1('POST', '/quotes/{id}/createContract'), writes('contract.create'), {
      body: Rev,
      output: Contract,
    }),
  },
});
