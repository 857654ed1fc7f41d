import { signPaper } from '#functions/domains/paper/send.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { contractKind } from '../kind-store.ts';

export const handler = endpoint(
  contractContract.routes.sign,
  ({ params, body, ctx }) => signPaper(contractKind, ctx, params.id, body.rev) as Promise<never>,
);
