import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { emailReplyContract } from '#shared/domains/relations/email-reply/contract.ts';
import { replyFor } from '../public/access.ts';

export const handler = endpoint(emailReplyContract.routes.get, ({ params, ctx }) => replyFor(ctx, params.id));
