import type { Translated } from '#shared/kernel/text/translated.ts';

/** Default texts of the email with an invoice. The agency's own template replaces them. */
interface LetterTexts {
  readonly subject: Readonly<Record<'invoice' | 'credit', string>>;
  readonly greeting: string;
  readonly body: Readonly<Record<'invoice' | 'credit', string>>;
  readonly due: string;
  readonly closing: string;
}
export const LETTER_TEXTS: Translated<LetterTexts> = {
  en: {
    subject: { invoice: 'Invoice {number} from {seller}', credit: 'Credit note {number} from {seller}' },
    greeting: 'Dear {name},',
    body: {
      invoice: 'Please find attached invoice {number} of {total}.',
      credit: 'Please find attached credit note {number} of {total} for invoice {original}.',
    },
    due: 'It is payable by {due}.',
    closing: 'Kind regards,\n{sender}',
  },
  nl: {
    subject: { invoice: 'Factuur {number} van {seller}', credit: 'Creditnota {number} van {seller}' },
    greeting: 'Beste {name},',
    body: {
      invoice: 'Bijgaand ontvangt u factuur {number} van {total}.',
      credit: 'Bijgaand ontvangt u creditnota {number} van {total} bij factuur {original}.',
    },
    due: 'De factuur is betaalbaar tot en met {due}.',
    closing: 'Met vriendelijke groet,\n{sender}',
  },
  de: {
    subject: { invoice: 'Rechnung {number} von {seller}', credit: 'Rechnungskorrektur {number} von {seller}' },
    greeting: 'Guten Tag {name},',
    body: {
      invoice: 'anbei erhalten Sie die Rechnung {number} über {total}.',
      credit: 'anbei erhalten Sie die Rechnungskorrektur {number} über {total} zur Rechnung {original}.',
    },
    due: 'Sie ist zahlbar bis zum {due}.',
    closing: 'Mit freundlichen Grüßen\n{sender}',
  },
  it: {
    subject: { invoice: 'Fattura {number} di {seller}', credit: 'Nota di credito {number} di {seller}' },
    greeting: 'Gentile {name},',
    body: {
      invoice: 'in allegato trova la fattura {number} di {total}.',
      credit: 'in allegato trova la nota di credito {number} di {total} per la fattura {original}.',
    },
    due: 'È da pagare entro il {due}.',
    closing: 'Cordiali saluti,\n{sender}',
  },
  es: {
    subject: { invoice: 'Factura {number} de {seller}', credit: 'Nota de crédito {number} de {seller}' },
    greeting: 'Estimado/a {name}:',
    body: {
      invoice: 'Adjuntamos la factura {number} por {total}.',
      credit: 'Adjuntamos la nota de crédito {number} por {total} de la factura {original}.',
    },
    due: 'Vence el {due}.',
    closing: 'Un saludo,\n{sender}',
  },
  'pt-br': {
    subject: { invoice: 'Fatura {number} de {seller}', credit: 'Nota de crédito {number} de {seller}' },
    greeting: 'Olá, {name},',
    body: {
      invoice: 'Segue em anexo a fatura {number} no valor de {total}.',
      credit: 'Segue em anexo a nota de crédito {number} no valor de {total} da fatura {original}.',
    },
    due: 'O vencimento é em {due}.',
    closing: 'Atenciosamente,\n{sender}',
  },
  pt: {
    subject: { invoice: 'Fatura {number} de {seller}', credit: 'Nota de crédito {number} de {seller}' },
    greeting: 'Caro(a) {name},',
    body: {
      invoice: 'Segue em anexo a fatura {number} no valor de {total}.',
      credit: 'Segue em anexo a nota de crédito {number} no valor de {total} da fatura {original}.',
    },
    due: 'O vencimento é a {due}.',
    closing: 'Com os melhores cumprimentos,\n{sender}',
  },
};
