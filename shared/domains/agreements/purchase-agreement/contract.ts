import * as z from 'zod';
import { agreementErrors } from '#shared/domains/agreements/agreement/errors.ts';
import { exportRoutes } from '#shared/domains/agreements/agreement/export-routes.ts';
import { agreementRoutes, signRoute } from '#shared/domains/agreements/agreement/routes.ts';
import { writes } from '#shared/kernel/contract/access.ts';
import { Rev } from '#shared/kernel/contract/parts.ts';
import { core, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import {
  ArtistInvoice,
  CancelReason,
  PurchaseAgreement,
  PurchaseInput,
  PurchaseRow,
  PurchaseStage,
} from './schemas.ts';

export const purchaseAgreementContract = contract('purchase-agreement', {
  errors: {
    ...agreementErrors('purchaseAgreement'),
    'wordTemplate.broken': 409,
    'purchaseAgreement.decided': 409,
    'document.badTransition': 409,
    'purchaseAgreement.invoiceInFuture': 400,
  },
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
    ...exportRoutes('purchaseAgreement'),
    removeById: route(core('POST', '/purchaseagreement/delete'), writes('purchaseAgreement.delete'), {
      body: z.object({ id: Id }),
      output: Done,
    }),
    /** Both sides have signed it. */
    sign: signRoute('purchaseAgreement', PurchaseAgreement),
    /** Enters the artist's invoice, or corrects it before it is approved. */
    enterInvoice: route(v1('POST', '/purchaseagreements/{id}/invoice'), writes('purchaseAgreement.update'), {
      body: ArtistInvoice.extend(Rev.shape),
      output: PurchaseAgreement,
    }),
    /** Calls the purchase off, and withdraws its links. */
    cancel: route(v1('POST', '/purchaseagreements/{id}/cancel'), writes('purchaseAgreement.update'), {
      body: Rev.extend({ reason: CancelReason }),
      output: PurchaseAgreement,
    }),
  },
});
