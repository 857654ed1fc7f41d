import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { messageTemplateContract } from '#shared/domains/attached/message-template/contract.ts';
import { checkTexts } from '../fill.ts';
import { messageTemplateStore } from '../store.ts';

/** One language at a time, for those who translate. */
export const handler = endpoint(messageTemplateContract.routes.setTranslation, async ({ params, body, ctx }) => {
  const { rev, ...text } = body;
  const before = await messageTemplateStore.getForUpdate(ctx, params.id, rev);
  const texts = { ...before.texts, [params.language]: text };
  await checkTexts(ctx, { type: before.type, texts });
  return messageTemplateStore.update(ctx, before, { ...before, texts });
});
