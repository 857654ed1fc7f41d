import { longDay, type NoticeRow } from '#functions/platform/mail/notice.ts';
import { ADVANCING_TEXTS } from '#functions/platform/mail/templates/advancing.ts';
import { missingKeys } from '#shared/domains/journeys/advancing/items.ts';
import { type Advancing, answerOf } from '#shared/domains/journeys/advancing/outcome.ts';
import { valueText } from '#shared/domains/journeys/advancing/value-text.ts';
import { questionsOf } from '#shared/domains/journeys/advancing-template/rules.ts';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';

interface Row {
  readonly aggregate: Advancing;
  readonly keys: readonly string[];
  readonly locale: Locale;
}
/** Questions with their answers. A hidden question is never mailed. */
export function answerRows({ aggregate, keys, locale }: Row): NoticeRow[] {
  const texts = inLanguage(ADVANCING_TEXTS, locale);
  const asked = questionsOf(aggregate.request.sections).filter(
    ({ key, mode }) => keys.includes(key) && mode !== 'hidden',
  );
  return asked.map((question) => {
    const { value, notApplicable, reason } = answerOf(aggregate, question.key);
    const words = { locale, yes: texts.yes, no: texts.no };
    const said = value === undefined ? '' : valueText(question, value, words);
    const detail = notApplicable ? `${texts.notApplicable}: ${notApplicable}` : said;
    const title = ownText(question.label, question.labels, locale);
    return { title, detail: reason ? [detail, reason].filter(Boolean).join(' · ') : detail };
  });
}

/** The values of every mail about a request. */
export const valuesFor = (
  aggregate: Advancing,
  { agency, sender }: { readonly agency: string; readonly sender: { readonly name: string } },
  locale: Locale,
  sections: readonly string[],
) => {
  const { show, deadline } = aggregate.request;
  return {
    agency,
    sender: sender.name,
    show: show.title,
    date: longDay(locale, show.date),
    deadline: longDay(locale, deadline),
    count: missingKeys(aggregate, sections).length,
  };
};
