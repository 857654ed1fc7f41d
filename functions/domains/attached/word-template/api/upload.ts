import { acceptWithin } from '#functions/domains/reference/client/public/accept.ts';
import { checkTemplate } from '#functions/platform/documents/word/check.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { removeObject } from '#functions/platform/files/files.ts';
import { plain } from '#functions/platform/record/items.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { withVersion } from '#shared/domains/attached/word-template/rules.ts';
import { MAX_PROBLEMS } from '#shared/domains/attached/word-template/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { FILE_NAME_MAX, isFileName } from '#shared/kernel/record/file.ts';
import { isBlocking } from '#shared/kernel/record/merge-field.ts';
import { templateBytes, wordTemplateStore } from '../store.ts';
import { templateFields } from '../template-fields.ts';

export const handler = endpoint(wordTemplateContract.routes.upload, async ({ params, body, ctx }) => {
  const { rev, key, name } = body;
  if (!isFileName(name)) throw new AppError('file.name', { field: 'name', params: { max: FILE_NAME_MAX } });
  const before = await wordTemplateStore.getForUpdate(ctx, params.id, rev);
  const file = await acceptWithin({ tenantId: ctx.tenantId, key, purpose: 'wordTemplate' });
  const fields = await templateFields(ctx, before.kind, before.mainArea);
  const problems = [...(await checkTemplate(await templateBytes(file.key), fields))];
  if (problems.some(isBlocking)) {
    await removeObject(file.key);
    return { template: before, taken: false, problems: problems.slice(0, MAX_PROBLEMS) };
  }
  const added = { key: file.key, size: file.size, name, at: ctx.now.toISOString(), by: ctx.actor.name, problems };
  const after = { ...plain(before), versions: withVersion(before.versions, added) };
  const template = await wordTemplateStore.update(ctx, before, after, { action: 'upload' });
  return { template, taken: true, problems: template.versions[0]?.problems ?? [] };
});
