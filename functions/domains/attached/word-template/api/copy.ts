import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { plain } from '#functions/platform/record/items.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { copyName } from '#shared/domains/attached/word-template/rules.ts';
import { namesOf, versionOf, wordTemplateStore } from '../store.ts';

/** With the newest file; its history stays with the original. */
export const handler = endpoint(wordTemplateContract.routes.copy, async ({ body, ctx }) => {
  const source = await wordTemplateStore.get(ctx, body.id);
  const name = copyName(source.name, await namesOf(ctx, source));
  const { restoredFrom: _, ...file } = versionOf(source);
  const versions = [{ ...file, version: 1, at: ctx.now.toISOString(), by: ctx.actor.name }];
  return wordTemplateStore.create(ctx, { ...plain(source), name, versions }, { action: 'copy' });
});
