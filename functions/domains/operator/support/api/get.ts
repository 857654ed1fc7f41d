import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { supportContract } from '#shared/domains/operator/support/contract.ts';
import { articleOf } from '../store.ts';

export const handler = endpoint(supportContract.routes.get, async ({ params }) => articleOf(params.id));
