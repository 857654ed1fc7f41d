import * as z from 'zod';
import { agreementErrors } from '#shared/domains/agreements/agreement/errors.ts';
import { agreementRoutes, agreementWrite, signRoute } from '#shared/domains/agreements/agreement/routes.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { PurchaseAgreement, PurchaseInput, PurchaseRow, PurchaseStage } from './schemas.ts';

export const purchaseAgreementContract = contract('purchase-agreement', {
  errors: { ...agreementErrors('purchaseAgreement'), 'purchaseAgreement.decided': 409 },
  routes: {
    ...agreementRoutes({
      entity: 'purchaseAgreement',
      input: PurchaseInput,
      output: PurchaseAgreement,
      row: PurchaseRow,
      stage: PurchaseStage,
      makeAt: '/shows/{id}/createPurchaseAgreement',
      aliases: { list: [core('POST', '/purchaseagreement/list')] },
    }),
    removeById: route({
      ...core('POST', '/purchaseagreement/delete'),
      ...agreementWrite('purchaseAgreement', 'delete'),
      body: z.object({ id: Id }),
      output: Done,
    }),
    /** Both sides have signed it. */
    sign: signRoute('purchaseAgreement', PurchaseAgreement),
  },
});
