import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, type Notice, type NoticeContact } from '../notice.ts';

const TEXTS = {
  en: {
    subject: '{agency} invites you to Backline',
    heading: 'Welcome, {name}',
    body: '{inviter} has created an account for you at {agency}. Sign in with the temporary password below, then choose your own.',
    known: '{inviter} has given you access to {agency}. Sign in with the password you already use.',
    address: 'Sign in with',
    button: 'Sign in',
    life: "The temporary password is valid for {days} days. Don't share it: we will never ask you for it.",
  },
  nl: {
    subject: '{agency} nodigt u uit voor Backline',
    heading: 'Welkom, {name}',
    body: '{inviter} heeft bij {agency} een account voor u gemaakt. Meld u aan met het tijdelijke wachtwoord hieronder; daarna kiest u zelf een nieuw.',
    known: '{inviter} heeft u toegang gegeven tot {agency}. Meld u aan met het wachtwoord dat u al gebruikt.',
    address: 'Aanmelden met',
    button: 'Aanmelden',
    life: 'Het tijdelijke wachtwoord is {days} dagen geldig. Geef het nooit door: niemand zal u erom vragen.',
  },
  de: {
    subject: '{agency} lädt Sie zu Backline ein',
    heading: 'Willkommen, {name}',
    body: '{inviter} hat bei {agency} ein Konto für Sie angelegt. Melden Sie sich mit dem vorläufigen Passwort unten an; danach wählen Sie ein eigenes.',
    known: '{inviter} hat Ihnen Zugang zu {agency} gegeben. Melden Sie sich mit Ihrem bisherigen Passwort an.',
    address: 'Anmelden mit',
    button: 'Anmelden',
    life: 'Das vorläufige Passwort gilt {days} Tage. Geben Sie es nie weiter: niemand wird Sie danach fragen.',
  },
  it: {
    subject: '{agency} ti invita su Backline',
    heading: 'Benvenuto, {name}',
    body: '{inviter} ha creato per te un account presso {agency}. Accedi con la password temporanea qui sotto; poi ne sceglierai una tua.',
    known: '{inviter} ti ha dato accesso a {agency}. Accedi con la password che usi già.',
    address: 'Accedi con',
    button: 'Accedi',
    life: 'La password temporanea vale {days} giorni. Non comunicarla mai: nessuno te la chiederà.',
  },
  es: {
    subject: '{agency} te invita a Backline',
    heading: 'Te damos la bienvenida, {name}',
    body: '{inviter} ha creado una cuenta para ti en {agency}. Inicia sesión con la contraseña temporal de abajo; después elegirás la tuya.',
    known: '{inviter} te ha dado acceso a {agency}. Inicia sesión con la contraseña que ya usas.',
    address: 'Inicia sesión con',
    button: 'Iniciar sesión',
    life: 'La contraseña temporal es válida durante {days} días. No la compartas nunca: nadie te la pedirá.',
  },
  'pt-br': {
    subject: '{agency} convida você para o Backline',
    heading: 'Boas-vindas, {name}',
    body: '{inviter} criou uma conta para você na {agency}. Entre com a senha temporária abaixo; depois você escolhe a sua.',
    known: '{inviter} deu a você acesso à {agency}. Entre com a senha que você já usa.',
    address: 'Entre com',
    button: 'Entrar',
    life: 'A senha temporária vale por {days} dias. Nunca a repasse: ninguém vai pedi-la.',
  },
  pt: {
    subject: '{agency} convida-o para o Backline',
    heading: 'Boas-vindas, {name}',
    body: '{inviter} criou-lhe uma conta na {agency}. Inicie sessão com a palavra-passe temporária abaixo; depois escolhe a sua.',
    known: '{inviter} deu-lhe acesso à {agency}. Inicie sessão com a palavra-passe que já usa.',
    address: 'Inicie sessão com',
    button: 'Iniciar sessão',
    life: 'A palavra-passe temporária é válida durante {days} dias. Nunca a transmita: ninguém lha vai pedir.',
  },
} satisfies Translated<object>;

export interface Invitation {
  readonly agency: string;
  readonly name: string;
  readonly inviter: string;
  readonly email: string;
  /** Missing when the person has a password already. */
  readonly temporaryPassword?: string | undefined;
  readonly validDays: number;
  readonly signInUrl: string;
  readonly contact: NoticeContact;
}

export function invitation(locale: Locale, data: Invitation): Notice {
  const texts = inLanguage(TEXTS, locale);
  const { agency, name, inviter, temporaryPassword } = data;
  return {
    subject: fill(texts.subject, { agency }),
    heading: fill(texts.heading, { name }),
    paragraphs: [fill(temporaryPassword ? texts.body : texts.known, { agency, inviter })],
    facts: [[texts.address, data.email]],
    ...(temporaryPassword ? { code: temporaryPassword } : {}),
    button: { label: texts.button, href: data.signInUrl },
    remarks: temporaryPassword ? [fill(texts.life, { days: data.validDays })] : [],
    contact: data.contact,
  };
}
