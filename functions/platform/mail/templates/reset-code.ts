import type { Locale } from '#shared/kernel/locale.ts';
import { fill, type Notice } from '../notice.ts';

const TEXTS = {
  en: {
    subject: 'Your code to reset your password',
    heading: 'Reset your password',
    body: 'Enter this code on the page where you asked for it. It is valid for {minutes} minutes.',
    unasked:
      'Did you not ask for this? Then do nothing: your password stays as it is. We never ask for this code by phone.',
  },
  nl: {
    subject: 'Uw code om uw wachtwoord te herstellen',
    heading: 'Herstel uw wachtwoord',
    body: 'Vul deze code in op de pagina waar u erom vroeg. De code is {minutes} minuten geldig.',
    unasked:
      'Hebt u hier niet om gevraagd? Doe dan niets: uw wachtwoord blijft zoals het is. Wij vragen nooit telefonisch om deze code.',
  },
  de: {
    subject: 'Ihr Code zum Zurücksetzen des Passworts',
    heading: 'Passwort zurücksetzen',
    body: 'Geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben. Er gilt {minutes} Minuten.',
    unasked:
      'Sie haben das nicht angefordert? Dann tun Sie nichts: Ihr Passwort bleibt, wie es ist. Wir fragen nie telefonisch nach diesem Code.',
  },
} as const satisfies Record<Locale, object>;

export function resetCode(locale: Locale, { code, minutes }: { code: string; minutes: number }): Notice {
  const texts = TEXTS[locale];
  return {
    subject: texts.subject,
    heading: texts.heading,
    paragraphs: [fill(texts.body, { minutes })],
    code,
    remarks: [texts.unasked],
  };
}
