import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, type Notice } from '../notice.ts';

const TEXTS = {
  en: {
    subject: 'Your code to reset your password',
    heading: 'Reset your password',
    body: 'Enter this code on the page where you asked for it. It is valid for {minutes} minutes.',
    unasked: "Didn't request this? Ignore this email: your password won't change. We never ask for this code by phone.",
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
  it: {
    subject: 'Il tuo codice per reimpostare la password',
    heading: 'Reimposta la password',
    body: 'Inserisci questo codice nella pagina in cui lo hai richiesto. È valido per {minutes} minuti.',
    unasked:
      "Non lo hai richiesto? Allora non fare nulla: la password resta com'è. Non chiediamo mai questo codice per telefono.",
  },
  es: {
    subject: 'Tu código para restablecer la contraseña',
    heading: 'Restablece tu contraseña',
    body: 'Introduce este código en la página donde lo pediste. Es válido durante {minutes} minutos.',
    unasked:
      '¿No lo has pedido? Entonces no hagas nada: tu contraseña se queda como está. Nunca pedimos este código por teléfono.',
  },
  'pt-br': {
    subject: 'Seu código para redefinir a senha',
    heading: 'Redefina sua senha',
    body: 'Digite este código na página em que o pediu. Ele vale por {minutes} minutos.',
    unasked:
      'Não foi você que pediu? Então não faça nada: sua senha continua como está. Nunca pedimos este código por telefone.',
  },
  pt: {
    subject: 'O seu código para repor a palavra-passe',
    heading: 'Reponha a palavra-passe',
    body: 'Introduza este código na página onde o pediu. É válido durante {minutes} minutos.',
    unasked:
      'Não o pediu? Então não faça nada: a palavra-passe fica como está. Nunca pedimos este código por telefone.',
  },
} satisfies Translated<object>;

export function resetCode(locale: Locale, { code, minutes }: { code: string; minutes: number }): Notice {
  const texts = inLanguage(TEXTS, locale);
  return {
    subject: texts.subject,
    heading: texts.heading,
    paragraphs: [fill(texts.body, { minutes })],
    code,
    remarks: [texts.unasked],
  };
}
