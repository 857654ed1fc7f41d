import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, moment, type Notice, type NoticeContact, type NoticeRow } from '../notice.ts';

/** The mails of a link to files. */
export const FILES_MAILS = ['shared', 'zipReady'] as const;
export type FilesMail = (typeof FILES_MAILS)[number];

type Texts = Readonly<Record<FilesMail, { readonly subject: string; readonly body: string }>> & {
  readonly button: string;
  readonly life: string;
  readonly personal: string;
};
const TEXTS: Translated<Texts> = {
  en: {
    shared: {
      subject: '{agency} shared files with you: {title}',
      body: '{sender} of {agency} shared files with you: {title}. You can download them without an account.',
    },
    zipReady: {
      subject: 'Your ZIP is ready: {title}',
      body: 'All files that {sender} of {agency} shared with you are now in one ZIP. It can be downloaded for a few days.',
    },
    button: 'Open files',
    life: 'The link works until {moment}.',
    personal: 'This link is personal: anyone who has it can download the files.',
  },
  nl: {
    shared: {
      subject: '{agency} heeft bestanden met u gedeeld: {title}',
      body: '{sender} van {agency} heeft bestanden met u gedeeld: {title}. U kunt ze zonder account downloaden.',
    },
    zipReady: {
      subject: 'Uw ZIP is klaar: {title}',
      body: 'Alle bestanden die {sender} van {agency} met u heeft gedeeld, staan nu in één ZIP. U kunt hem een paar dagen downloaden.',
    },
    button: 'Bestanden openen',
    life: 'De link werkt tot {moment}.',
    personal: 'Deze link is persoonlijk: wie hem heeft, kan de bestanden downloaden.',
  },
  de: {
    shared: {
      subject: '{agency} hat Dateien für Sie freigegeben: {title}',
      body: '{sender} von {agency} hat Dateien für Sie freigegeben: {title}. Sie können sie ohne Konto herunterladen.',
    },
    zipReady: {
      subject: 'Ihr ZIP ist bereit: {title}',
      body: 'Alle Dateien, die {sender} von {agency} für Sie freigegeben hat, sind jetzt in einem ZIP. Sie können es einige Tage lang herunterladen.',
    },
    button: 'Dateien öffnen',
    life: 'Der Link funktioniert bis {moment}.',
    personal: 'Dieser Link ist persönlich: Wer ihn hat, kann die Dateien herunterladen.',
  },
  it: {
    shared: {
      subject: '{agency} ha condiviso dei file con Lei: {title}',
      body: '{sender} di {agency} ha condiviso dei file con Lei: {title}. Può scaricarli senza un account.',
    },
    zipReady: {
      subject: 'Il Suo ZIP è pronto: {title}',
      body: 'Tutti i file che {sender} di {agency} ha condiviso con Lei sono ora in un unico ZIP. Può scaricarlo per alcuni giorni.',
    },
    button: 'Apri i file',
    life: 'Il link funziona fino a {moment}.',
    personal: 'Il link è personale: chi lo possiede può scaricare i file.',
  },
  es: {
    shared: {
      subject: '{agency} ha compartido archivos con usted: {title}',
      body: '{sender} de {agency} ha compartido archivos con usted: {title}. Puede descargarlos sin cuenta.',
    },
    zipReady: {
      subject: 'Su ZIP está listo: {title}',
      body: 'Todos los archivos que {sender} de {agency} ha compartido con usted están ahora en un ZIP. Puede descargarlo durante unos días.',
    },
    button: 'Abrir archivos',
    life: 'El enlace funciona hasta {moment}.',
    personal: 'El enlace es personal: quien lo tenga puede descargar los archivos.',
  },
  'pt-br': {
    shared: {
      subject: '{agency} compartilhou arquivos com você: {title}',
      body: '{sender}, da {agency}, compartilhou arquivos com você: {title}. É possível baixá-los sem uma conta.',
    },
    zipReady: {
      subject: 'Seu ZIP está pronto: {title}',
      body: 'Todos os arquivos que {sender}, da {agency}, compartilhou com você estão agora em um ZIP. É possível baixá-lo por alguns dias.',
    },
    button: 'Abrir arquivos',
    life: 'O link funciona até {moment}.',
    personal: 'O link é pessoal: quem o tiver pode baixar os arquivos.',
  },
  pt: {
    shared: {
      subject: '{agency} partilhou ficheiros consigo: {title}',
      body: '{sender}, da {agency}, partilhou ficheiros consigo: {title}. Pode transferi-los sem uma conta.',
    },
    zipReady: {
      subject: 'O seu ZIP está pronto: {title}',
      body: 'Todos os ficheiros que {sender}, da {agency}, partilhou consigo estão agora num ZIP. Pode transferi-lo durante alguns dias.',
    },
    button: 'Abrir ficheiros',
    life: 'A ligação funciona até {moment}.',
    personal: 'A ligação é pessoal: quem a tiver pode transferir os ficheiros.',
  },
};

/** The subject of the mail with a link to files. */
export const sharedSubject = (locale: Locale, names: { readonly agency: string; readonly title: string }): string =>
  fill(inLanguage(TEXTS, locale).shared.subject, names);

interface Data {
  readonly agency: string;
  readonly sender: string;
  readonly title: string;
  /** The sender's own message. */
  readonly message: string;
  readonly rows: readonly NoticeRow[];
  readonly url: string;
  /** Instant in UTC, shown in the reader's zone. */
  readonly expiresAt: string;
  readonly zone: string;
  readonly contact: NoticeContact;
}

/** A mail to the recipient of a link to files. */
export function sharedFilesMail(mail: FilesMail, locale: Locale, data: Data): Notice {
  const { agency, sender, title, message, rows, expiresAt, zone } = data;
  const texts = inLanguage(TEXTS, locale);
  const values = { agency, sender, title };
  const subject = fill(texts[mail].subject, values);
  return {
    subject,
    heading: subject,
    paragraphs: [fill(texts[mail].body, values), ...(message ? [message] : [])],
    ...(rows.length > 0 ? { rows } : {}),
    button: { label: texts.button, href: data.url },
    remarks: [fill(texts.life, { moment: moment(locale, expiresAt, zone) }), texts.personal],
    contact: data.contact,
  };
}
