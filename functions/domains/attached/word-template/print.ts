import { clientOf } from '#functions/domains/reference/client/store.ts';
import { statusesOf } from '#functions/domains/reference/status/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { formatsOf } from '#functions/platform/documents/format.ts';
import { mergeWord, WORD_TYPE } from '#functions/platform/documents/word/merge.ts';
import { TemplateError } from '#functions/platform/documents/word/problem.ts';
import { dayValue } from '#functions/platform/documents/word/values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { putObject } from '#functions/platform/files/files.ts';
import type { WordTemplateFields } from '#shared/domains/attached/word-template/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { PRINTED_KINDS } from '#shared/kernel/record/agreement.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import type { Setting } from './public/source.ts';
import { presignWord, printableTemplate, versionOf } from './store.ts';

const WITH_STATUS = ['show', ...PRINTED_KINDS] as const;

/** Loads the setting that the documents of an area are made with. */
export async function settingOf(
  ctx: UserContext,
  { mainArea, locale }: Pick<WordTemplateFields, 'mainArea' | 'locale'>,
): Promise<Setting> {
  const area = WITH_STATUS.find((one) => one === mainArea);
  const statuses = area ? await statusesOf(ctx, area) : [];
  return { ctx, locale, statuses: new Map(statuses.map(({ id, name }) => [id, name])) };
}

/** Stores a Word file that can be fetched for a minute. */
export async function offer(ctx: UserContext, bytes: Uint8Array, name: string) {
  const { key } = await putObject(`exports/${ctx.tenantId}/${newId(ctx.now)}`, bytes, WORD_TYPE);
  return presignWord(key, name);
}

/** Fills in a template and names the file after its subject. */
export async function printed(ctx: UserContext, template: WordTemplateFields, data: object, subject: string) {
  const client = await clientOf(ctx.tenantId);
  const today = dayIn(ctx.now, client.zone);
  const all = { ...data, printed: { date: dayValue(today), by: ctx.actor.name, agency: client.name } };
  try {
    const { bytes } = await mergeWord(
      await printableTemplate(versionOf(template).key),
      all,
      formatsOf(template.locale),
    );
    return await offer(ctx, bytes, `${subject.replace(/[/\\:*?"<>|]/g, ' ').slice(0, 150)}.docx`);
  } catch (e) {
    throw e instanceof TemplateError ? new AppError('wordTemplate.broken') : e;
  }
}
