import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, moment, type Notice } from '../notice.ts';

type Change = 'connected' | 'disconnected';
type News = readonly [subject: string, body: string];
interface Texts extends Readonly<Record<Change, News>> {
  readonly notYou: string;
  readonly button: string;
}

const TEXTS: Translated<Texts> = {
  en: {
    connected: [
      'Your {provider} account is connected',
      'A {provider} account was connected with {email} on {moment}. It signs you in without your password.',
    ],
    disconnected: [
      'Your {provider} account is disconnected',
      'The {provider} account was disconnected from {email} on {moment}. It no longer signs you in.',
    ],
    notYou: "Wasn't it you? Disconnect it and change your password now, and tell your agency's administrator.",
    button: 'Look at your connected accounts',
  },
  nl: {
    connected: [
      'Uw {provider}-account is gekoppeld',
      'Op {moment} is een {provider}-account gekoppeld met {email}. Daarmee meldt u zich zonder wachtwoord aan.',
    ],
    disconnected: [
      'Uw {provider}-account is ontkoppeld',
      'Op {moment} is het {provider}-account losgekoppeld van {email}. Aanmelden kan er niet meer mee.',
    ],
    notYou: 'Was u dit niet? Ontkoppel het, wijzig nu uw wachtwoord en waarschuw de beheerder van uw bureau.',
    button: 'Uw gekoppelde accounts bekijken',
  },
  de: {
    connected: [
      'Ihr {provider}-Konto ist verbunden',
      'Am {moment} wurde ein {provider}-Konto mit {email} verbunden. Es meldet Sie ohne Passwort an.',
    ],
    disconnected: [
      'Ihr {provider}-Konto ist getrennt',
      'Am {moment} wurde das {provider}-Konto von {email} getrennt. Es meldet Sie nicht mehr an.',
    ],
    notYou:
      'Waren Sie das nicht? Trennen Sie es, ändern Sie jetzt Ihr Passwort und informieren Sie den Administrator Ihrer Agentur.',
    button: 'Ihre verbundenen Konten ansehen',
  },
  it: {
    connected: [
      'Il tuo account {provider} è collegato',
      'Un account {provider} è stato collegato a {email} il {moment}. Ti fa accedere senza password.',
    ],
    disconnected: [
      'Il tuo account {provider} è scollegato',
      'L’account {provider} è stato scollegato da {email} il {moment}. Non ti fa più accedere.',
    ],
    notYou: 'Non sei stato tu? Scollegalo, cambia subito la password e avvisa l’amministratore della tua agenzia.',
    button: 'Vedi i tuoi account collegati',
  },
  es: {
    connected: [
      'Tu cuenta de {provider} está conectada',
      'Se conectó una cuenta de {provider} con {email} el {moment}. Con ella entras sin contraseña.',
    ],
    disconnected: [
      'Tu cuenta de {provider} está desconectada',
      'Se desconectó la cuenta de {provider} de {email} el {moment}. Ya no sirve para entrar.',
    ],
    notYou: '¿No has sido tú? Desconéctala, cambia ahora tu contraseña y avisa al administrador de tu agencia.',
    button: 'Ver tus cuentas conectadas',
  },
  'pt-br': {
    connected: [
      'Sua conta {provider} está conectada',
      'Uma conta {provider} foi conectada a {email} em {moment}. Com ela você entra sem senha.',
    ],
    disconnected: [
      'Sua conta {provider} foi desconectada',
      'A conta {provider} foi desconectada de {email} em {moment}. Ela não serve mais para entrar.',
    ],
    notYou: 'Não foi você? Desconecte-a, mude agora a sua senha e avise o administrador da sua agência.',
    button: 'Ver suas contas conectadas',
  },
  pt: {
    connected: [
      'A sua conta {provider} está ligada',
      'Uma conta {provider} foi ligada a {email} em {moment}. Com ela entra sem palavra-passe.',
    ],
    disconnected: [
      'A sua conta {provider} foi desligada',
      'A conta {provider} foi desligada de {email} em {moment}. Já não serve para entrar.',
    ],
    notYou: 'Não foi você? Desligue-a, mude já a sua palavra-passe e avise o administrador da sua agência.',
    button: 'Ver as suas contas ligadas',
  },
};

interface SocialNews {
  readonly change: Change;
  readonly provider: string;
  readonly email: string;
  readonly at: string;
  readonly zone: string;
  readonly url: string;
}

export function socialAccountNotice(locale: Locale, { change, provider, email, at, zone, url }: SocialNews): Notice {
  const texts = inLanguage(TEXTS, locale);
  const [heading, body] = texts[change].map((text) =>
    fill(text, { provider, email, moment: moment(locale, at, zone) }),
  );
  return {
    subject: heading ?? '',
    heading: heading ?? '',
    paragraphs: [body ?? '', texts.notYou],
    button: { label: texts.button, href: url },
  };
}
