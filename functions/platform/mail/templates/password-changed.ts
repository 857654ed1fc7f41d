import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, moment, type Notice } from '../notice.ts';

const TEXTS = {
  en: {
    subject: 'Your password has changed',
    body: 'The password of {email} changed on {moment}. We have signed you out on all other devices.',
    notYou: "Wasn't it you? Set a new password now, and tell your agency's administrator.",
    button: 'Set a new password',
  },
  nl: {
    subject: 'Uw wachtwoord is gewijzigd',
    body: 'Het wachtwoord van {email} is op {moment} gewijzigd. Op alle andere apparaten bent u afgemeld.',
    notYou: 'Was u dit niet? Stel nu een nieuw wachtwoord in en waarschuw de beheerder van uw kantoor.',
    button: 'Nieuw wachtwoord instellen',
  },
  de: {
    subject: 'Ihr Passwort wurde geändert',
    body: 'Das Passwort von {email} wurde am {moment} geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
    notYou:
      'Waren Sie das nicht? Setzen Sie jetzt ein neues Passwort und informieren Sie den Administrator Ihrer Agentur.',
    button: 'Neues Passwort festlegen',
  },
  it: {
    subject: 'La tua password è cambiata',
    body: 'La password di {email} è cambiata il {moment}. Abbiamo chiuso l’accesso su tutti gli altri dispositivi.',
    notYou: 'Non sei stato tu? Imposta subito una nuova password e avvisa l’amministratore della tua agenzia.',
    button: 'Imposta una nuova password',
  },
  es: {
    subject: 'Tu contraseña ha cambiado',
    body: 'La contraseña de {email} cambió el {moment}. Hemos cerrado la sesión en todos los demás dispositivos.',
    notYou: '¿No has sido tú? Crea ahora una contraseña nueva y avisa al administrador de tu agencia.',
    button: 'Crear una contraseña nueva',
  },
  'pt-br': {
    subject: 'Sua senha foi alterada',
    body: 'A senha de {email} foi alterada em {moment}. Encerramos a sessão em todos os outros dispositivos.',
    notYou: 'Não foi você? Defina agora uma nova senha e avise o administrador da sua agência.',
    button: 'Definir nova senha',
  },
  pt: {
    subject: 'A sua palavra-passe foi alterada',
    body: 'A palavra-passe de {email} foi alterada em {moment}. Terminámos a sessão em todos os outros dispositivos.',
    notYou: 'Não foi você? Defina já uma nova palavra-passe e avise o administrador da sua agência.',
    button: 'Definir nova palavra-passe',
  },
} satisfies Translated<object>;

interface PasswordChanged {
  readonly email: string;
  readonly at: string;
  readonly zone: string;
  readonly resetUrl: string;
}

export function passwordChanged(locale: Locale, { email, at, zone, resetUrl }: PasswordChanged): Notice {
  const { subject, body, notYou, button } = inLanguage(TEXTS, locale);
  return {
    subject,
    heading: subject,
    paragraphs: [fill(body, { email, moment: moment(locale, at, zone) }), notYou],
    button: { label: button, href: resetUrl },
  };
}
