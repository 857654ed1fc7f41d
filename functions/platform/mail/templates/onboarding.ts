import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, moment, type Notice, type NoticeContact } from '../notice.ts';

const TEXTS = {
  en: {
    subject: 'Open {name} on Backline',
    invited: '{sender} invites you to open {name} on Backline.',
    registered: 'You asked to open {name} on Backline.',
    steps:
      'There are seven short steps: company, brand, bank account, language, first user, terms and plan. You can stop at any time and continue later.',
    button: 'Start',
    life: 'The link works until {moment}. A code that we mail to this address opens it.',
    ignore: 'If this was not you, ignore this email. Nothing happens then.',
    known: 'You already have an account with this email address. Sign in with it, or reset your password there.',
    signIn: 'Sign in',
  },
  nl: {
    subject: 'Open {name} op Backline',
    invited: '{sender} nodigt u uit om {name} op Backline te openen.',
    registered: 'U hebt gevraagd om {name} op Backline te openen.',
    steps:
      'Er zijn zeven korte stappen: bedrijf, huisstijl, bankrekening, taal, eerste gebruiker, voorwaarden en abonnement. U kunt altijd stoppen en later verdergaan.',
    button: 'Beginnen',
    life: 'De link werkt tot {moment}. Een code die wij naar dit adres mailen, opent hem.',
    ignore: 'Was u dit niet? Negeer dan deze e-mail. Er gebeurt dan niets.',
    known: 'U hebt al een account met dit e-mailadres. Meld u ermee aan of stel daar uw wachtwoord opnieuw in.',
    signIn: 'Aanmelden',
  },
  de: {
    subject: '{name} auf Backline eröffnen',
    invited: '{sender} lädt Sie ein, {name} auf Backline zu eröffnen.',
    registered: 'Sie möchten {name} auf Backline eröffnen.',
    steps:
      'Es sind sieben kurze Schritte: Firma, Erscheinungsbild, Bankkonto, Sprache, erster Benutzer, Bedingungen und Tarif. Sie können jederzeit aufhören und später weitermachen.',
    button: 'Beginnen',
    life: 'Der Link funktioniert bis {moment}. Ein Code, den wir an diese Adresse senden, öffnet ihn.',
    ignore: 'Waren Sie das nicht? Dann ignorieren Sie diese E-Mail. Es geschieht nichts.',
    known:
      'Sie haben mit dieser E-Mail-Adresse bereits ein Konto. Melden Sie sich damit an oder setzen Sie dort Ihr Passwort zurück.',
    signIn: 'Anmelden',
  },
  it: {
    subject: 'Apra {name} su Backline',
    invited: '{sender} la invita ad aprire {name} su Backline.',
    registered: 'Ha chiesto di aprire {name} su Backline.',
    steps:
      'Sono sette brevi passaggi: azienda, marchio, conto bancario, lingua, primo utente, condizioni e piano. Può interrompere in qualsiasi momento e continuare più tardi.',
    button: 'Inizia',
    life: 'Il link funziona fino a {moment}. Lo apre un codice che inviamo a questo indirizzo.',
    ignore: 'Se non è stato Lei, ignori questa e-mail. Non succederà nulla.',
    known: 'Ha già un account con questo indirizzo e-mail. Acceda con quello o reimposti lì la password.',
    signIn: 'Accedi',
  },
  es: {
    subject: 'Abra {name} en Backline',
    invited: '{sender} le invita a abrir {name} en Backline.',
    registered: 'Ha pedido abrir {name} en Backline.',
    steps:
      'Son siete pasos cortos: empresa, marca, cuenta bancaria, idioma, primer usuario, condiciones y plan. Puede parar en cualquier momento y continuar más tarde.',
    button: 'Empezar',
    life: 'El enlace funciona hasta {moment}. Lo abre un código que enviamos a este correo.',
    ignore: 'Si no ha sido usted, ignore este correo. No ocurrirá nada.',
    known: 'Ya tiene una cuenta con este correo. Inicie sesión con ella o restablezca allí su contraseña.',
    signIn: 'Iniciar sesión',
  },
  'pt-br': {
    subject: 'Abra {name} no Backline',
    invited: '{sender} convida você a abrir {name} no Backline.',
    registered: 'Você pediu para abrir {name} no Backline.',
    steps:
      'São sete etapas curtas: empresa, marca, conta bancária, idioma, primeiro usuário, termos e plano. Você pode parar a qualquer momento e continuar depois.',
    button: 'Começar',
    life: 'O link funciona até {moment}. Um código que enviamos para este e-mail o abre.',
    ignore: 'Se não foi você, ignore este e-mail. Nada acontecerá.',
    known: 'Você já tem uma conta com este e-mail. Entre com ela ou redefina a senha ali.',
    signIn: 'Entrar',
  },
  pt: {
    subject: 'Abra {name} no Backline',
    invited: '{sender} convida-o a abrir {name} no Backline.',
    registered: 'Pediu para abrir {name} no Backline.',
    steps:
      'São sete passos curtos: empresa, marca, conta bancária, idioma, primeiro utilizador, termos e plano. Pode parar a qualquer momento e continuar mais tarde.',
    button: 'Começar',
    life: 'A ligação funciona até {moment}. Abre-a um código que enviamos para este e-mail.',
    ignore: 'Se não foi o senhor, ignore este e-mail. Nada acontecerá.',
    known: 'Já tem uma conta com este e-mail. Inicie sessão com ela ou reponha ali a palavra-passe.',
    signIn: 'Iniciar sessão',
  },
} satisfies Translated<object>;

interface Data {
  /** The name of the new agency. */
  readonly name: string;
  /** The operator who invites; left out when the agency registered itself. */
  readonly sender?: string;
  readonly note: string;
  readonly url: string;
  readonly expiresAt: string;
  readonly zone: string;
  readonly contact: NoticeContact;
}
/** Invites a new agency to open itself. */
export function onboardingInvite(locale: Locale, data: Data): Notice {
  const { name, sender, note, url, expiresAt, zone, contact } = data;
  const texts = inLanguage(TEXTS, locale);
  const heading = fill(texts.subject, { name });
  const first = sender ? fill(texts.invited, { name, sender }) : fill(texts.registered, { name });
  return {
    subject: heading,
    heading,
    paragraphs: [first, ...(note ? [note] : []), texts.steps],
    button: { label: texts.button, href: url },
    remarks: [fill(texts.life, { moment: moment(locale, expiresAt, zone) }), ...(sender ? [] : [texts.ignore])],
    contact,
  };
}

interface KnownData {
  readonly name: string;
  readonly url: string;
}
/** Tells a person who registers that there is an account already. Nobody else learns it. */
export function registeredBefore(locale: Locale, { name, url }: KnownData): Notice {
  const texts = inLanguage(TEXTS, locale);
  const heading = fill(texts.subject, { name });
  return {
    subject: heading,
    heading,
    paragraphs: [fill(texts.registered, { name }), texts.known],
    button: { label: texts.signIn, href: url },
    remarks: [texts.ignore],
  };
}
