import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { messageTemplateContract } from '#shared/domains/attached/message-template/contract.ts';
import { messageTemplateStore } from '../store.ts';

export const handler = endpoint(messageTemplateContract.routes.choices, async ({ body, ctx }) => ({
  rows: (await messageTemplateStore.all(ctx, body.type)).filter(({ isActive }) => isActive),
}));
