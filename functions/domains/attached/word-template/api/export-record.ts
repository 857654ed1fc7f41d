import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { servicesOf } from '#functions/records/book.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { isAgreementKind } from '#shared/merge-fields.ts';
import { printed, settingOf } from '../print.ts';
import { wordTemplateStore } from '../store.ts';

/** A contract and the like have an agreement of their own, kept and numbered: they are not printed this way. */
export const handler = endpoint(wordTemplateContract.routes.exportRecord, async ({ params, body, ctx }) => {
  const template = await wordTemplateStore.get(ctx, params.id);
  if (template.kind !== 'record' || isAgreementKind(template.mainArea)) throw new AppError('notFound');
  const source = await (await servicesOf(template.mainArea)).word();
  const { title, data } = await source.record(await settingOf(ctx, template), body.recordId);
  return printed(ctx, template, data, `${template.name} ${title}`);
});
