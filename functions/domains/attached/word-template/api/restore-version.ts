import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { plain } from '#functions/platform/record/items.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { withVersion } from '#shared/domains/attached/word-template/rules.ts';
import { versionOf, wordTemplateStore } from '../store.ts';

export const handler = endpoint(wordTemplateContract.routes.restoreVersion, async ({ params, body, ctx }) => {
  const before = await wordTemplateStore.getForUpdate(ctx, params.id, body.rev);
  const { version: restoredFrom, ...file } = versionOf(before, body.version);
  const added = { ...file, restoredFrom, at: ctx.now.toISOString(), by: ctx.actor.name };
  const after = { ...plain(before), versions: withVersion(before.versions, added) };
  return wordTemplateStore.update(ctx, before, after, { action: 'restoreVersion' });
});
