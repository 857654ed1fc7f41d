import * as z from 'zod';
import { paperErrors, paperRoutes, paperWrite, signRoute } from '#shared/domains/agreements/paper/routes.ts';
import { Done, Id } from '#shared/kernel/ids.ts';
import { core } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { PurchaseAgreement, PurchaseInput, PurchaseRow, PurchaseStage } from './schemas.ts';

export const purchaseAgreementContract = contract('purchase-agreement', {
  errors: { ...paperErrors('purchaseAgreement'), 'purchaseAgreement.decided': 409 },
  routes: {
    ...paperRoutes({
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
      ...paperWrite('purchaseAgreement', 'delete'),
      body: z.object({ id: Id }),
      output: Done,
    }),
    /** Both sides have signed it. */
    sign: signRoute('purchaseAgreement', PurchaseAgreement),
  },
});
