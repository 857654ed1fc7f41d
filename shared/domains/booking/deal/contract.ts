import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { Rev } from '#shared/kernel/contract/parts.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { CertificateInput } from './certificate.ts';
import { Figures, SettlementFigures } from './figures.ts';
import { Deal, DealInput, SettlementInput } from './schemas.ts';

const Whole = z.object({ deal: Deal, figures: Figures });
const Settled = z.object({ deal: Deal, settlement: SettlementFigures });

/** The deal of a show, kept beside it with a revision of its own. */
export const dealContract = contract('deal', {
  errors: {
    'deal.settled': 409,
    'deal.notSettled': 409,
    'deal.tooMuch': 400,
    'show.locked': 409,
    'deal.nothingWithheld': 409,
    'deal.dateInFuture': 400,
    'deal.dateTooEarly': 400,
  },
  routes: {
    /** Of a show without one: the flat fee it has, with the artist's commission. */
    get: route(v1('GET', '/shows/{id}/deal'), reads('show.readDeal'), { output: Whole }),
    update: route(v1('PUT', '/shows/{id}/deal'), writes('show.updateDeal'), {
      body: DealInput.extend({ rev: RevInput }),
      output: Whole,
    }),
    settlement: route(v1('GET', '/shows/{id}/deal/settlement'), reads('show.readDeal'), { output: Settled }),
    /** Counts and finals, as often as they come in. */
    count: route(v1('PUT', '/shows/{id}/deal/settlement'), writes('show.updateDeal'), {
      body: SettlementInput.extend({ rev: RevInput }),
      output: Settled,
    }),
    close: route(v1('POST', '/shows/{id}/deal/settlement/close'), writes('show.updateDeal'), {
      body: Rev,
      output: Settled,
    }),
    reopen: route(v1('POST', '/shows/{id}/deal/settlement/reopen'), writes('show.updateDeal'), {
      body: z.object({ rev: RevInput, reason: requiredText(500) }),
      output: Settled,
    }),
    /** Says how far the certificate of the withheld tax is. It comes late, so neither a lock nor a closed settlement stops it. */
    certify: route(v1('PUT', '/shows/{id}/deal/certificate'), writes('show.updateDeal'), {
      body: CertificateInput.extend({ rev: RevInput }),
      output: Whole,
    }),
  },
});
