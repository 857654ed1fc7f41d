import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { servicesOf } from '#functions/records/book.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { printed, settingOf } from '../print.ts';
import { wordTemplateStore } from '../store.ts';

export const handler = endpoint(wordTemplateContract.routes.exportList, async ({ params, body, ctx }) => {
  const template = await wordTemplateStore.get(ctx, params.id);
  if (template.kind !== 'listView') throw new AppError('notFound');
  const source = await (await servicesOf(template.mainArea)).word();
  const rows = await source.rows(await settingOf(ctx, template), body.request);
  const day = await agencyDay(ctx);
  return printed(ctx, template, { rows, count: rows.length }, `${template.name} ${day}`);
});
