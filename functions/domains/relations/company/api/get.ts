import { seenOne } from '#functions/domains/identity/free-field/public/values.ts';
import { openRecord } from '#functions/platform/data/recent.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { companyStore } from '../store.ts';

export const handler = endpoint(companyContract.routes.get, ({ params, ctx }) =>
  seenOne(ctx, 'company', openRecord(ctx, companyStore, params.id)),
);
