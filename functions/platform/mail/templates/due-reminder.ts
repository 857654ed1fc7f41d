import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, longDay, type Notice } from '../notice.ts';

const TEXTS = {
  en: {
    subject: { one: '1 reminder for today', other: '{count} reminders for today' },
    heading: 'Your reminders',
    body: 'These are due now.',
    due: 'Due {day}',
    button: 'Open Backline',
  },
  nl: {
    subject: { one: '1 herinnering voor vandaag', other: '{count} herinneringen voor vandaag' },
    heading: 'Uw herinneringen',
    body: 'Deze zijn nu aan de beurt.',
    due: 'Uiterlijk {day}',
    button: 'Backline openen',
  },
  de: {
    subject: { one: '1 Erinnerung für heute', other: '{count} Erinnerungen für heute' },
    heading: 'Ihre Erinnerungen',
    body: 'Diese sind jetzt fällig.',
    due: 'Fällig {day}',
    button: 'Backline öffnen',
  },
  it: {
    subject: { one: '1 promemoria per oggi', other: '{count} promemoria per oggi' },
    heading: 'I tuoi promemoria',
    body: 'Sono in scadenza ora.',
    due: 'Scade {day}',
    button: 'Apri Backline',
  },
  es: {
    subject: { one: '1 recordatorio para hoy', other: '{count} recordatorios para hoy' },
    heading: 'Tus recordatorios',
    body: 'Vencen ahora.',
    due: 'Vence el {day}',
    button: 'Abrir Backline',
  },
  'pt-br': {
    subject: { one: '1 lembrete para hoje', other: '{count} lembretes para hoje' },
    heading: 'Seus lembretes',
    body: 'Vencem agora.',
    due: 'Vence em {day}',
    button: 'Abrir o Backline',
  },
  pt: {
    subject: { one: '1 lembrete para hoje', other: '{count} lembretes para hoje' },
    heading: 'Os seus lembretes',
    body: 'Vencem agora.',
    due: 'Vence a {day}',
    button: 'Abrir o Backline',
  },
} satisfies Translated<object>;

export interface DueItem {
  readonly title: string;
  readonly detail: string;
  /** Calendar day, YYYY-MM-DD; none for what has only a reminder. */
  readonly due: string | undefined;
  readonly url: string;
}

export function dueReminder(locale: Locale, data: { items: readonly DueItem[]; homeUrl: string }): Notice {
  const texts = inLanguage(TEXTS, locale);
  const count = data.items.length;
  return {
    subject: fill(texts.subject[count === 1 ? 'one' : 'other'], { count }),
    heading: texts.heading,
    paragraphs: [texts.body],
    rows: data.items.map(({ title, detail, due, url }) => ({
      title,
      detail,
      ...(due ? { mark: fill(texts.due, { day: longDay(locale, due) }) } : {}),
      href: url,
    })),
    button: { label: texts.button, href: data.homeUrl },
  };
}
