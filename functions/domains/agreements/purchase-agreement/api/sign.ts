import { signAgreement } from '#functions/domains/agreements/agreement/public/sign.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { purchaseKind } from '../public/kind.ts';

export const handler = endpoint(
  purchaseAgreementContract.routes.sign,
  ({ params, body, ctx }) => signAgreement(purchaseKind, ctx, params.id, body.rev) as Promise<never>,
);
