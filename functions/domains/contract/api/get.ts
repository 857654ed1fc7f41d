import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { openRecord } from '#functions/platform/recent.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { contractStore } from '../store.ts';
import { checkAccess, shown } from '../view.ts';

export const handler = endpoint(contractContract.routes.get, ({ params, ctx }) =>
  shown(
    ctx,
    openRecord(ctx, contractStore, params.id).then((contract) => checkAccess(ctx, contract)),
  ),
);
