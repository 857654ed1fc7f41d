import { signAgreement } from '#functions/domains/agreements/agreement/public/sign.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { contractKind } from '../public/kind.ts';

export const handler = endpoint(
  contractContract.routes.sign,
  ({ params, body, ctx }) => signAgreement(contractKind, ctx, params.id, body.rev) as Promise<never>,
);
