import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { fill, moment, type Notice } from '../notice.ts';
import { TEXTS } from './second-factor-texts.ts';

interface SecondFactorNews {
  readonly change: 'on' | 'off' | 'codes' | 'recovered' | 'reset';
  readonly email: string;
  readonly at: string;
  readonly zone: string;
  readonly url: string;
  /** The administrator who reset it, and why. */
  readonly by?: string | undefined;
  readonly reason?: string | undefined;
}

export function secondFactorNotice(locale: Locale, news: SecondFactorNews): Notice {
  const texts = inLanguage(TEXTS, locale);
  const [subject, body] = texts[news.change];
  const values = { email: news.email, moment: moment(locale, news.at, news.zone), by: news.by ?? '' };
  const reason = news.reason ? [fill(texts.reason, { reason: news.reason })] : [];
  return {
    subject,
    heading: subject,
    paragraphs: [fill(body, values), ...reason, texts.notYou],
    button: { label: texts.button, href: news.url },
  };
}
