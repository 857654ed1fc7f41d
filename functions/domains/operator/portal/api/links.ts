import { linkRows } from '#functions/domains/relations/link/public/staff.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { portalContract } from '#shared/domains/operator/portal/contract.ts';
import { contactOf } from '../send.ts';

export const handler = endpoint(portalContract.routes.links, async ({ params, ctx }) => {
  await contactOf(ctx, params.id);
  return { rows: (await linkRows(ctx, 'contact', params.id)).filter(({ kind }) => kind === 'portal') };
});
