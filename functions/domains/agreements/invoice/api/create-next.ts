import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { createCommission } from '../commission.ts';
import { createNext } from '../create-of-show.ts';
import { shown } from '../public/view.ts';

export const handler = endpoint(invoiceContract.routes.createNext, async ({ params, body, ctx }) =>
  shown(ctx, await (body.kind === 'commission' ? createCommission : createNext)(ctx, params.id, body)),
);
