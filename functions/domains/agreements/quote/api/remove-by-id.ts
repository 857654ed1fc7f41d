import { removed } from '#functions/domains/agreements/agreement/public/handlers.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { quoteKind } from '../public/kind.ts';

export const handler = endpoint(quoteContract.routes.removeById, ({ body, ctx }) => removed(quoteKind, ctx, body.id));
