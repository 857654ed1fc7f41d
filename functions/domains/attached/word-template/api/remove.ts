import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { wordTemplateStore } from '../store.ts';

export const handler = endpoint(wordTemplateContract.routes.remove, async ({ body, ctx }) => {
  await wordTemplateStore.remove(ctx, await wordTemplateStore.get(ctx, body.id));
  return done;
});
