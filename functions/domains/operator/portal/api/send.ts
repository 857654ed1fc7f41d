import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { portalContract } from '#shared/domains/operator/portal/contract.ts';
import { sendPortal } from '../send.ts';

export const handler = endpoint(portalContract.routes.send, ({ params, body, ctx }) =>
  sendPortal(ctx, params.id, body.message),
);
