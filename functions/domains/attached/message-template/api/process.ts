import { mergeDataOf } from '#functions/domains/attached/word-template/public/merge.ts';
import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { formatsOf } from '#functions/platform/documents/format.ts';
import { dayValue } from '#functions/platform/documents/word/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { isFilled, messageTemplateContract } from '#shared/domains/attached/message-template/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { kinOf, LOCALES } from '#shared/kernel/text/locale.ts';
import { languageOf } from '#shared/kernel/text/translated.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { filled } from '../fill.ts';
import { messageTemplateStore } from '../store.ts';

/** Filled in for a record, in the language asked for, else the agency's, else one that there is. */
export const handler = endpoint(messageTemplateContract.routes.process, async ({ body, ctx }) => {
  const { entity, recordId, messageTemplateId, locale: wanted } = body;
  await targetOf(ctx, { entity, recordId });
  const [template, client] = await Promise.all([
    messageTemplateStore.get(ctx, messageTemplateId),
    clientOf(ctx.tenantId),
  ]);
  if (template.type !== entity) throw new AppError('choice', { field: 'messageTemplateId' });
  const readers = [wanted ?? ctx.locale, client.locale];
  const order = [...readers.flatMap(kinOf), ...LOCALES];
  const found = order.find((one) => isFilled(template.texts[one])) ?? client.locale;
  const text = template.texts[found] ?? { subject: '', body: '' };
  // English texts serve readers of both Englishes, each with dates in their own order.
  const locale = readers.find((one) => languageOf(one) === languageOf(found)) ?? found;
  const today = dayIn(ctx.now, client.zone);
  const data = {
    ...(await mergeDataOf(ctx, entity, recordId, locale)),
    printed: { date: dayValue(today), by: ctx.actor.name, agency: client.name },
  };
  return { ...filled(text, data, formatsOf(locale)), locale };
});
