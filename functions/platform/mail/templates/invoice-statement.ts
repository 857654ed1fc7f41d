import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, type Notice, type NoticeContact } from '../notice.ts';

const TEXTS = {
  en: {
    disputed: '{name} disputes {amount} of {number}',
    saidPaid: '{name} says that {number} is paid',
    saidPaidBody: 'Look for the payment of {date} at the bank, then enter it. Nothing is booked yet.',
    rejected: 'Your dispute of {number}',
    rejectedBody: '{agency} has looked at your dispute of {amount} and rejects it.',
    credited: 'Your dispute of {number} is settled',
    creditedBody: '{agency} has issued the credit note {credit} of {amount}.',
    openStaff: 'Open the invoice',
    open: 'Open invoice',
  },
  nl: {
    disputed: '{name} betwist {amount} van {number}',
    saidPaid: '{name} zegt dat {number} is betaald',
    saidPaidBody: 'Zoek de betaling van {date} bij de bank en voer die in. Er is nog niets geboekt.',
    rejected: 'Uw betwisting van {number}',
    rejectedBody: '{agency} heeft uw betwisting van {amount} bekeken en wijst die af.',
    credited: 'Uw betwisting van {number} is afgehandeld',
    creditedBody: '{agency} heeft creditnota {credit} van {amount} opgesteld.',
    openStaff: 'Factuur openen',
    open: 'Factuur openen',
  },
  de: {
    disputed: '{name} beanstandet {amount} von {number}',
    saidPaid: '{name} meldet {number} als bezahlt',
    saidPaidBody: 'Suchen Sie die Zahlung vom {date} bei der Bank und erfassen Sie sie. Noch ist nichts gebucht.',
    rejected: 'Ihre Beanstandung von {number}',
    rejectedBody: '{agency} hat Ihre Beanstandung über {amount} geprüft und weist sie zurück.',
    credited: 'Ihre Beanstandung von {number} ist erledigt',
    creditedBody: '{agency} hat die Gutschrift {credit} über {amount} ausgestellt.',
    openStaff: 'Rechnung öffnen',
    open: 'Rechnung öffnen',
  },
  it: {
    disputed: '{name} contesta {amount} di {number}',
    saidPaid: '{name} comunica che {number} è pagata',
    saidPaidBody: 'Cerca il pagamento del {date} in banca, poi registralo. Non è ancora contabilizzato nulla.',
    rejected: 'La Sua contestazione di {number}',
    rejectedBody: '{agency} ha esaminato la Sua contestazione di {amount} e la respinge.',
    credited: 'La Sua contestazione di {number} è risolta',
    creditedBody: '{agency} ha emesso la nota di credito {credit} di {amount}.',
    openStaff: 'Apri la fattura',
    open: 'Apri la fattura',
  },
  es: {
    disputed: '{name} impugna {amount} de {number}',
    saidPaid: '{name} dice que {number} está pagada',
    saidPaidBody: 'Busca el pago del {date} en el banco y regístralo. Aún no se ha contabilizado nada.',
    rejected: 'Su impugnación de {number}',
    rejectedBody: '{agency} ha revisado su impugnación de {amount} y la rechaza.',
    credited: 'Su impugnación de {number} está resuelta',
    creditedBody: '{agency} ha emitido la nota de crédito {credit} de {amount}.',
    openStaff: 'Abrir la factura',
    open: 'Abrir la factura',
  },
  'pt-br': {
    disputed: '{name} contesta {amount} de {number}',
    saidPaid: '{name} informa que {number} foi paga',
    saidPaidBody: 'Procure o pagamento de {date} no banco e registre-o. Nada foi lançado ainda.',
    rejected: 'Sua contestação de {number}',
    rejectedBody: '{agency} analisou sua contestação de {amount} e a rejeita.',
    credited: 'Sua contestação de {number} foi resolvida',
    creditedBody: '{agency} emitiu a nota de crédito {credit} de {amount}.',
    openStaff: 'Abrir a fatura',
    open: 'Abrir a fatura',
  },
  pt: {
    disputed: '{name} contesta {amount} de {number}',
    saidPaid: '{name} comunica que {number} está paga',
    saidPaidBody: 'Procure o pagamento de {date} no banco e registe-o. Ainda nada foi lançado.',
    rejected: 'A sua contestação de {number}',
    rejectedBody: '{agency} analisou a sua contestação de {amount} e rejeita-a.',
    credited: 'A sua contestação de {number} está resolvida',
    creditedBody: '{agency} emitiu a nota de crédito {credit} de {amount}.',
    openStaff: 'Abrir a fatura',
    open: 'Abrir a fatura',
  },
} satisfies Translated<object>;

interface OfInvoice {
  /** The number of the invoice. */
  readonly number: string;
  /** The disputed or credited amount with its currency. */
  readonly amount: string;
  readonly url: string;
}

/** Tells staff that a payer disputes a part, in the payer's words. */
export function invoiceDisputed(locale: Locale, data: OfInvoice & { name: string; text: string }): Notice {
  const texts = inLanguage(TEXTS, locale);
  const { number, amount, name } = data;
  const heading = fill(texts.disputed, { number, amount, name });
  return { subject: heading, heading, paragraphs: [data.text], button: { label: texts.openStaff, href: data.url } };
}

/** Tells staff that a payer says to have paid. */
export function invoiceSaidPaid(
  locale: Locale,
  data: Pick<OfInvoice, 'number' | 'url'> & { name: string; date: string; reference: string },
): Notice {
  const texts = inLanguage(TEXTS, locale);
  const { number, name, date, reference } = data;
  const heading = fill(texts.saidPaid, { number, name });
  const paragraphs = [fill(texts.saidPaidBody, { date }), ...(reference ? [reference] : [])];
  return { subject: heading, heading, paragraphs, button: { label: texts.openStaff, href: data.url } };
}

interface ToPayer extends OfInvoice {
  readonly agency: string;
  readonly contact: NoticeContact;
}
/** Tells a payer the reason why a dispute was rejected. */
export function disputeRejected(locale: Locale, { reason, ...data }: ToPayer & { reason: string }): Notice {
  const texts = inLanguage(TEXTS, locale);
  const { number, amount, agency, contact, url } = data;
  const heading = fill(texts.rejected, { number });
  const paragraphs = [fill(texts.rejectedBody, { agency, amount }), reason];
  return { subject: heading, heading, paragraphs, button: { label: texts.open, href: url }, contact };
}

/** Tells a payer of the credit note that settles a dispute. */
export function disputeCredited(locale: Locale, { credit, ...data }: ToPayer & { credit: string }): Notice {
  const texts = inLanguage(TEXTS, locale);
  const { number, amount, agency, contact, url } = data;
  const heading = fill(texts.credited, { number });
  const paragraphs = [fill(texts.creditedBody, { agency, amount, credit })];
  return { subject: heading, heading, paragraphs, button: { label: texts.open, href: url }, contact };
}
