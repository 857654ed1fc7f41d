import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, type Notice, type NoticeContact } from '../notice.ts';

const TEXTS = {
  en: {
    subject: 'Your code to open {document}',
    heading: 'Your code',
    body: 'Enter this code on the page of {agency} where you asked for it, to open {document}. It is valid for {minutes} minutes.',
    unasked:
      "Didn't request this? Ignore this email: without the code, no one can open the document. We never ask for this code by phone.",
  },
  nl: {
    subject: 'Uw code om {document} te openen',
    heading: 'Uw code',
    body: 'Vul deze code in op de pagina van {agency} waar u erom vroeg, om {document} te openen. De code is {minutes} minuten geldig.',
    unasked:
      'Hebt u hier niet om gevraagd? Doe dan niets: zonder de code opent niemand het document. Wij vragen nooit telefonisch om deze code.',
  },
  de: {
    subject: 'Ihr Code zum Öffnen von {document}',
    heading: 'Ihr Code',
    body: 'Geben Sie diesen Code auf der Seite von {agency} ein, auf der Sie ihn angefordert haben, um {document} zu öffnen. Er gilt {minutes} Minuten.',
    unasked:
      'Sie haben das nicht angefordert? Dann tun Sie nichts: Ohne den Code öffnet niemand das Dokument. Wir fragen nie telefonisch nach diesem Code.',
  },
  it: {
    subject: 'Il Suo codice per aprire {document}',
    heading: 'Il Suo codice',
    body: 'Inserisca questo codice nella pagina di {agency} in cui lo ha richiesto, per aprire {document}. È valido per {minutes} minuti.',
    unasked:
      'Non lo ha richiesto? Allora non faccia nulla: senza il codice nessuno apre il documento. Non chiediamo mai questo codice per telefono.',
  },
  es: {
    subject: 'Su código para abrir {document}',
    heading: 'Su código',
    body: 'Introduzca este código en la página de {agency} donde lo pidió, para abrir {document}. Es válido durante {minutes} minutos.',
    unasked:
      '¿No lo ha pedido? Entonces no haga nada: sin el código nadie abre el documento. Nunca pedimos este código por teléfono.',
  },
  'pt-br': {
    subject: 'Seu código para abrir {document}',
    heading: 'Seu código',
    body: 'Digite este código na página da {agency} em que o pediu, para abrir {document}. Ele vale por {minutes} minutos.',
    unasked:
      'Não foi você que pediu? Então não faça nada: sem o código ninguém abre o documento. Nunca pedimos este código por telefone.',
  },
  pt: {
    subject: 'O seu código para abrir {document}',
    heading: 'O seu código',
    body: 'Introduza este código na página da {agency} onde o pediu, para abrir {document}. É válido durante {minutes} minutos.',
    unasked:
      'Não o pediu? Então não faça nada: sem o código ninguém abre o documento. Nunca pedimos este código por telefone.',
  },
} satisfies Translated<object>;

interface LinkCodeMail {
  readonly agency: string;
  /** How the document is called, `Contract C-2026-0042`. */
  readonly document: string;
  readonly code: string;
  readonly minutes: number;
  readonly contact: NoticeContact;
}

export function linkCode(locale: Locale, { agency, document, code, minutes, contact }: LinkCodeMail): Notice {
  const texts = inLanguage(TEXTS, locale);
  return {
    subject: fill(texts.subject, { document }),
    heading: texts.heading,
    paragraphs: [fill(texts.body, { agency, document, minutes })],
    code,
    remarks: [texts.unasked],
    contact,
  };
}
