import type { EventPayload } from '#shared/events.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, type Notice } from '../notice.ts';

/** An artist’s words by the link of a statement or of a self-billed invoice. */
export type SaidByLink = EventPayload<'saidByLink'>['kind'];

const TEXTS: Translated<Readonly<Record<SaidByLink | 'openStatement' | 'openInvoice', string>>> = {
  en: {
    statementAgreed: '{name} agrees to statement {number}',
    statementQuestion: '{name} has a question about statement {number}',
    selfBillAccepted: '{name} accepts the self-billed invoice for {number}',
    selfBillObjected: '{name} objects to the self-billed invoice for {number}',
    openStatement: 'Open statement',
    openInvoice: 'Open invoice',
  },
  nl: {
    statementAgreed: '{name} is akkoord met afrekening {number}',
    statementQuestion: '{name} heeft een vraag over afrekening {number}',
    selfBillAccepted: '{name} aanvaardt de self-billing-factuur voor {number}',
    selfBillObjected: '{name} maakt bezwaar tegen de self-billing-factuur voor {number}',
    openStatement: 'Afrekening openen',
    openInvoice: 'Factuur openen',
  },
  de: {
    statementAgreed: '{name} erkennt die Abrechnung {number} an',
    statementQuestion: '{name} hat eine Frage zur Abrechnung {number}',
    selfBillAccepted: '{name} nimmt die Gutschrift zu {number} an',
    selfBillObjected: '{name} widerspricht der Gutschrift zu {number}',
    openStatement: 'Abrechnung öffnen',
    openInvoice: 'Gutschrift öffnen',
  },
  it: {
    statementAgreed: '{name} approva il rendiconto {number}',
    statementQuestion: '{name} ha una domanda sul rendiconto {number}',
    selfBillAccepted: '{name} accetta l’autofattura per {number}',
    selfBillObjected: '{name} contesta l’autofattura per {number}',
    openStatement: 'Apri il rendiconto',
    openInvoice: 'Apri la fattura',
  },
  es: {
    statementAgreed: '{name} acepta el estado de cuenta {number}',
    statementQuestion: '{name} tiene una pregunta sobre el estado de cuenta {number}',
    selfBillAccepted: '{name} acepta la autofactura de {number}',
    selfBillObjected: '{name} se opone a la autofactura de {number}',
    openStatement: 'Abrir el estado de cuenta',
    openInvoice: 'Abrir la factura',
  },
  'pt-br': {
    statementAgreed: '{name} aceita o demonstrativo {number}',
    statementQuestion: '{name} tem uma pergunta sobre o demonstrativo {number}',
    selfBillAccepted: '{name} aceita a autofatura de {number}',
    selfBillObjected: '{name} contesta a autofatura de {number}',
    openStatement: 'Abrir o demonstrativo',
    openInvoice: 'Abrir a fatura',
  },
  pt: {
    statementAgreed: '{name} aceita o extrato {number}',
    statementQuestion: '{name} tem uma pergunta sobre o extrato {number}',
    selfBillAccepted: '{name} aceita a autofatura de {number}',
    selfBillObjected: '{name} contesta a autofatura de {number}',
    openStatement: 'Abrir o extrato',
    openInvoice: 'Abrir a fatura',
  },
};

interface Said {
  readonly number: string;
  /** The person who spoke. */
  readonly name: string;
  /** Their own words. */
  readonly text?: string | undefined;
  readonly url: string;
}
/** Tells staff what an artist says. */
export function saidByLink(locale: Locale, kind: SaidByLink, { number, name, text, url }: Said): Notice {
  const texts = inLanguage(TEXTS, locale);
  const heading = fill(texts[kind], { number, name });
  const isStatement = kind === 'statementAgreed' || kind === 'statementQuestion';
  return {
    subject: heading,
    heading,
    paragraphs: text ? [text] : [],
    button: { label: isStatement ? texts.openStatement : texts.openInvoice, href: url },
  };
}
