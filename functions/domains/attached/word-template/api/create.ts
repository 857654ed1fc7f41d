import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { wordTemplateStore } from '../store.ts';
import { firstVersions } from '../versions.ts';

export const handler = endpoint(wordTemplateContract.routes.create, async ({ body, ctx }) => {
  await wordTemplateStore.checkFree(ctx, 'name', `${body.kind} ${body.mainArea} ${body.name}`);
  return wordTemplateStore.create(ctx, { ...body, versions: await firstVersions(ctx, body) });
});
