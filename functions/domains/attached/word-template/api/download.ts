import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { presignWord, versionOf, wordTemplateStore } from '../store.ts';

export const handler = endpoint(wordTemplateContract.routes.download, async ({ params, query, ctx }) => {
  const { key, name } = versionOf(await wordTemplateStore.get(ctx, params.id), query.version);
  return presignWord(key, name);
});
