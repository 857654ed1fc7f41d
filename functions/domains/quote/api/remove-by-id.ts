import { removed } from '#functions/domains/paper/handlers-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { quoteContract } from '#shared/domains/quote/contract.ts';
import { quoteKind } from '../kind-store.ts';

export const handler = endpoint(quoteContract.routes.removeById, ({ body, ctx }) => removed(quoteKind, ctx, body.id));
