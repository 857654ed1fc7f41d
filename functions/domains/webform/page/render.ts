import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import type { WebformInput } from '#shared/domains/webform/schemas.ts';
import type { HtmlPage } from '#shared/kernel/html-page.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { stampOf } from '../guard.ts';
import { questionsOf } from '../questions.ts';
import type { Filled } from './fields.ts';
import { frameOf, todayOf } from './frame.ts';
import { formPage, wordsPage } from './page.ts';

export const BLANK: Filled = { values: {}, free: {}, problems: [] };

/** The page with its fields, blank or as somebody sent them. */
export async function askingPage(
  ctx: Pick<PublicContext, 'now'>,
  tenantId: string,
  form: WebformInput,
  locale: Locale,
  filled: Filled,
): Promise<HtmlPage> {
  const [frame, questions, today] = await Promise.all([
    frameOf(tenantId, form, locale),
    questionsOf(tenantId, form),
    todayOf(tenantId, ctx.now),
  ]);
  const asking = { ...filled, form, locale, texts: frame.texts, own: frame.own, today };
  return formPage(frame, asking, questions, stampOf(form.address, ctx.now));
}

/** What everybody reads who has sent something, and so does a robot. */
export async function thanksPage(tenantId: string, form: WebformInput, locale: Locale): Promise<HtmlPage> {
  const frame = await frameOf(tenantId, form, locale);
  return wordsPage(frame, frame.texts.thanks, frame.own.thanks || frame.texts.thanksText, 200, frame.texts.again);
}

export async function closedPage(tenantId: string, form: WebformInput, locale: Locale): Promise<HtmlPage> {
  const frame = await frameOf(tenantId, form, locale);
  return wordsPage(frame, frame.texts.closed, frame.texts.closedText, 404);
}
