import type { Locale } from '#shared/kernel/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/translated.ts';
import { fill, moment, type Notice } from '../notice.ts';

const TEXTS = {
  en: {
    subject: 'Your password was changed',
    body: 'The password of your Backline account was changed on {moment}. All your other sessions were signed out.',
    account: 'Account',
    unasked: 'Was this not you? Reset your password now and tell your administrator.',
    button: 'Reset password',
  },
  nl: {
    subject: 'Uw wachtwoord is gewijzigd',
    body: 'Het wachtwoord van uw Backline-account is gewijzigd op {moment}. Al uw andere sessies zijn afgemeld.',
    account: 'Account',
    unasked: 'Was u dit niet? Herstel uw wachtwoord nu en waarschuw uw beheerder.',
    button: 'Wachtwoord herstellen',
  },
  de: {
    subject: 'Ihr Passwort wurde geändert',
    body: 'Das Passwort Ihres Backline-Kontos wurde geändert: {moment}. Alle Ihre anderen Sitzungen wurden abgemeldet.',
    account: 'Konto',
    unasked: 'Waren Sie das nicht? Setzen Sie Ihr Passwort jetzt zurück und verständigen Sie Ihre Administration.',
    button: 'Passwort zurücksetzen',
  },
  it: {
    subject: 'La tua password è stata cambiata',
    body: 'La password del tuo account Backline è stata cambiata: {moment}. Tutte le altre tue sessioni sono state chiuse.',
    account: 'Account',
    unasked: 'Non sei stato tu? Reimposta subito la password e avvisa il tuo amministratore.',
    button: 'Reimposta la password',
  },
  es: {
    subject: 'Tu contraseña ha cambiado',
    body: 'La contraseña de tu cuenta de Backline se cambió el {moment}. Se han cerrado todas tus demás sesiones.',
    account: 'Cuenta',
    unasked: '¿No has sido tú? Restablece tu contraseña ahora y avisa a tu administrador.',
    button: 'Restablecer contraseña',
  },
  'pt-br': {
    subject: 'Sua senha foi alterada',
    body: 'A senha da sua conta do Backline foi alterada em {moment}. Todas as suas outras sessões foram encerradas.',
    account: 'Conta',
    unasked: 'Não foi você? Redefina sua senha agora e avise seu administrador.',
    button: 'Redefinir senha',
  },
  pt: {
    subject: 'A sua palavra-passe foi alterada',
    body: 'A palavra-passe da sua conta Backline foi alterada em {moment}. Todas as suas outras sessões foram terminadas.',
    account: 'Conta',
    unasked: 'Não foi você? Reponha já a palavra-passe e avise o seu administrador.',
    button: 'Repor palavra-passe',
  },
} satisfies Translated<object>;

export interface PasswordChanged {
  readonly email: string;
  /** Instant in UTC, shown in the reader's zone. */
  readonly at: string;
  readonly zone: string;
  readonly resetUrl: string;
}

export function passwordChanged(locale: Locale, { email, at, zone, resetUrl }: PasswordChanged): Notice {
  const texts = inLanguage(TEXTS, locale);
  return {
    subject: texts.subject,
    heading: texts.subject,
    paragraphs: [fill(texts.body, { moment: moment(locale, at, zone) })],
    facts: [[texts.account, email]],
    button: { label: texts.button, href: resetUrl },
    remarks: [texts.unasked],
  };
}
