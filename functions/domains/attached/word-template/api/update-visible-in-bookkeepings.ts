import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { plain } from '#functions/platform/record/items.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { wordTemplateStore } from '../store.ts';

export const handler = endpoint(wordTemplateContract.routes.updateVisibleInBookkeepings, async ({ body, ctx }) => {
  const { id, rev, visibleInBookkeepings } = body;
  const before = await wordTemplateStore.getForUpdate(ctx, id, rev);
  return wordTemplateStore.update(ctx, before, { ...plain(before), visibleInBookkeepings });
});
