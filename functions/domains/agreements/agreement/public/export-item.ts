import type { AgreementTheme } from '#functions/domains/agreements/agreement/document/theme.ts';
import { pinTemplate } from '#functions/domains/agreements/agreement/pin-template.ts';
import { detailOptions } from '#functions/domains/attached/word-template/public/detail-options.ts';
import { presignWord } from '#functions/domains/attached/word-template/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { WORD_TYPE } from '#functions/platform/documents/word/merge.ts';
import { TemplateError } from '#functions/platform/documents/word/problem.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { putObject } from '#functions/platform/files/files.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import type { AgreementDefinition } from './kind.ts';
import { wordFile } from './print-files.ts';
import { agreementFor } from './view.ts';

/** Lists the templates of a kind. With an agreement, only for those who may see it. */
export async function exportOptions(kind: AgreementDefinition, ctx: UserContext, id: Id | undefined) {
  checkInternal(ctx);
  if (id) await agreementFor(kind, ctx, id);
  return detailOptions(ctx, kind.entity);
}

interface Asked {
  readonly id: Id;
  readonly wordTemplateId: Id;
  readonly preferredCulture?: Locale | undefined;
}
/** Prints an agreement by a template of the agency, as a file that can be fetched for a minute. */
export async function exportItem(kind: AgreementDefinition, theme: AgreementTheme, ctx: UserContext, asked: Asked) {
  checkInternal(ctx);
  const agreement = await agreementFor(kind, ctx, asked.id);
  const wordTemplate = await pinTemplate(ctx, kind.entity, { template: 'word', wordTemplateId: asked.wordTemplateId });
  const locale = asked.preferredCulture ?? agreement.locale;
  const document = { ...agreement.document, locale };
  try {
    const bytes = await wordFile(theme, ctx.tenantId, {
      ...agreement,
      document,
      ...(wordTemplate ? { wordTemplate } : {}),
    });
    const { key } = await putObject(`exports/${ctx.tenantId}/${newId(ctx.now)}`, bytes, WORD_TYPE);
    return await presignWord(key, `${inLanguage(kind.name, locale)} ${agreement.number}.docx`);
  } catch (e) {
    throw e instanceof TemplateError ? new AppError('wordTemplate.broken') : e;
  }
}
