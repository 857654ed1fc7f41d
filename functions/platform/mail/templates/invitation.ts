import type { Locale } from '#shared/kernel/locale.ts';
import { fill, type Notice, type NoticeContact } from '../notice.ts';

const TEXTS = {
  en: {
    subject: '{agency} invites you to Backline',
    heading: 'Welcome, {name}',
    body: '{inviter} has made an account for you at {agency}. Sign in with the temporary password below; you then choose your own.',
    known: '{inviter} has given you access to {agency}. Sign in with the password you already use.',
    address: 'Sign in with',
    button: 'Sign in',
    life: 'The temporary password is valid for {days} days. Never pass it on: nobody will ask you for it.',
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
} as const satisfies Record<Locale, object>;

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
  const texts = TEXTS[locale];
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
