import { agencyDay } from '#functions/domains/reference/client/store.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { messageOf } from '#functions/platform/runtime/message-of.ts';
import type { WebformInput } from '#shared/domains/booking/webform/schemas.ts';
import type { HtmlPage } from '#shared/kernel/contract/html-page.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { stampOf } from '../guard.ts';
import { questionsOf } from '../questions.ts';
import type { Filled, Problem } from './fields.ts';
import { frameOf } from './frame.ts';
import { formPage, wordsPage } from './page.ts';

export const BLANK: Filled = { values: {}, free: {}, problems: [] };

/** Words are read when something is wrong: most pages come without. */
const inWords = (locale: Locale, problems: Filled['problems']): Promise<Problem[]> =>
  Promise.all(
    problems.map(async (problem) => ({ ...problem, words: await messageOf(locale, problem.code, problem.params) })),
  );

/** Renders the page with its fields, blank or with the values that were sent. */
export async function askingPage(
  ctx: Pick<PublicContext, 'now'>,
  tenantId: string,
  form: WebformInput,
  locale: Locale,
  filled: Filled,
): Promise<HtmlPage> {
  const [problems, frame, questions, today] = await Promise.all([
    inWords(locale, filled.problems),
    frameOf(tenantId, form, locale),
    questionsOf(tenantId, form),
    agencyDay({ tenantId, now: ctx.now }),
  ]);
  const asking = { ...filled, problems, form, locale, texts: frame.texts, own: frame.own, today };
  return formPage(frame, asking, questions, stampOf(form.address, ctx.now));
}

/** Renders the page that all who have sent something read, robots included. */
export async function thanksPage(tenantId: string, form: WebformInput, locale: Locale): Promise<HtmlPage> {
  const frame = await frameOf(tenantId, form, locale);
  return wordsPage(frame, frame.texts.thanks, frame.own.thanks || frame.texts.thanksText, 200, frame.texts.again);
}

export async function closedPage(tenantId: string, form: WebformInput, locale: Locale): Promise<HtmlPage> {
  const frame = await frameOf(tenantId, form, locale);
  return wordsPage(frame, frame.texts.closed, frame.texts.closedText, 404);
}
