import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { wordTemplateContract } from '#shared/domains/word-template/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { SOURCES } from '../data/sources.ts';
import { listArea, printed, settingOf } from '../print.ts';
import { wordTemplateStore } from '../store.ts';

/** A contract has a paper of its own, kept and numbered: it is not printed this way. */
export const handler = endpoint(wordTemplateContract.routes.exportRecord, async ({ params, body, ctx }) => {
  const template = await wordTemplateStore.get(ctx, params.id);
  if (template.kind !== 'record' || template.mainArea === 'contract') throw new AppError('notFound');
  const source = SOURCES[listArea(template.mainArea)];
  const { title, data } = await source.record(await settingOf(ctx, template), body.recordId);
  return printed(ctx, template, data, `${template.name} ${title}`);
});
