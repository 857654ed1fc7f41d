import * as z from 'zod';
import { doorErrors } from '#shared/domains/relations/link/door.ts';
import { linkSteps } from '#shared/domains/relations/link/step-routes.ts';
import { bySecret } from '#shared/kernel/contract/access.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { SeenSelfBill } from './view.ts';

const at = '/selfbill/invitation/{secret}';

/** The artist's side reads a self-billed draft, and accepts it or says what is wrong. */
export const selfBillLinkContract = contract('self-bill-link', {
  errors: { ...doorErrors, 'document.badTransition': 409 },
  routes: {
    ...linkSteps(at, SeenSelfBill),
    accept: route(pageApi('POST', `${at}/accept`), bySecret.writes(), {
      body: z.object({ name: requiredText(100) }),
      output: SeenSelfBill,
    }),
    /** Returns the draft to the agency, with what has to change. */
    object: route(pageApi('POST', `${at}/object`), bySecret.writes(), {
      body: z.object({ name: requiredText(100), text: requiredText(REASON_MAX) }),
      output: SeenSelfBill,
    }),
  },
});
