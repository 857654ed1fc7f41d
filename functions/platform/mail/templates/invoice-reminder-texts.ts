import type { Translated } from '#shared/kernel/text/translated.ts';
import type { MailText } from './esign-texts/texts.ts';

interface ReminderTexts {
  /** Of the first, second and third level. An agency may change them. */
  readonly levels: readonly [MailText, MailText, MailText];
  readonly due: string;
  readonly open: string;
  readonly interest: string;
  readonly fee: string;
  readonly claim: string;
}
const text = (subject: string, ...paragraphs: string[]): MailText => ({ subject, body: paragraphs.join('\n\n') });

/** The mails that remind a debtor of an invoice. The facts below a text are the product's. */
export const REMINDER_TEXTS: Translated<ReminderTexts> = {
  en: {
    levels: [
      text(
        'Payment reminder: {document}',
        'Dear {name},',
        'We have not yet received your payment for {document}, which was due on {due}. The invoice is attached.',
        'If your payment is on its way, please ignore this message.',
        'Kind regards,\n{sender}',
      ),
      text(
        'Second payment reminder: {document}',
        'Dear {name},',
        '{document} was due on {due} and is still open. Please pay {claim} within 7 days.',
        'If there is a reason for the delay, please let us know.',
        'Kind regards,\n{sender}',
      ),
      text(
        'Final reminder: {document}',
        'Dear {name},',
        'Despite earlier reminders, {document} of {due} is still unpaid. Please pay {claim} within 7 days. Otherwise we will hand over the claim for collection.',
        'Kind regards,\n{sender}',
      ),
    ],
    due: 'Due date',
    open: 'Open amount',
    interest: 'Interest',
    fee: 'Reminder fee',
    claim: 'Total due',
  },
  nl: {
    levels: [
      text(
        'Betalingsherinnering: {document}',
        'Beste {name},',
        'Wij hebben uw betaling van {document} nog niet ontvangen. De vervaldatum was {due}. De factuur vindt u in de bijlage.',
        'Is uw betaling al onderweg, dan kunt u dit bericht negeren.',
        'Met vriendelijke groet,\n{sender}',
      ),
      text(
        'Tweede betalingsherinnering: {document}',
        'Beste {name},',
        '{document} verviel op {due} en staat nog open. Wilt u {claim} binnen 7 dagen betalen?',
        'Is er een reden voor de vertraging, laat het ons dan weten.',
        'Met vriendelijke groet,\n{sender}',
      ),
      text(
        'Laatste aanmaning: {document}',
        'Beste {name},',
        'Ondanks eerdere herinneringen is {document}, vervallen op {due}, nog niet betaald. Betaal {claim} binnen 7 dagen. Anders dragen wij de vordering over ter incasso.',
        'Met vriendelijke groet,\n{sender}',
      ),
    ],
    due: 'Vervaldatum',
    open: 'Openstaand bedrag',
    interest: 'Rente',
    fee: 'Aanmaningskosten',
    claim: 'Totaal te betalen',
  },
  de: {
    levels: [
      text(
        'Zahlungserinnerung: {document}',
        'Guten Tag {name},',
        'Ihre Zahlung zu {document} ist noch nicht bei uns eingegangen. Fällig war sie am {due}. Die Rechnung liegt bei.',
        'Falls Ihre Zahlung bereits unterwegs ist, betrachten Sie diese Nachricht bitte als gegenstandslos.',
        'Mit freundlichen Grüßen\n{sender}',
      ),
      text(
        'Zweite Mahnung: {document}',
        'Guten Tag {name},',
        '{document} war am {due} fällig und ist weiterhin offen. Bitte zahlen Sie {claim} innerhalb von 7 Tagen.',
        'Gibt es einen Grund für die Verzögerung, teilen Sie ihn uns bitte mit.',
        'Mit freundlichen Grüßen\n{sender}',
      ),
      text(
        'Letzte Mahnung: {document}',
        'Guten Tag {name},',
        'trotz unserer Mahnungen ist {document}, fällig am {due}, noch nicht bezahlt. Bitte zahlen Sie {claim} innerhalb von 7 Tagen. Andernfalls übergeben wir die Forderung dem Inkasso.',
        'Mit freundlichen Grüßen\n{sender}',
      ),
    ],
    due: 'Fällig am',
    open: 'Offener Betrag',
    interest: 'Zinsen',
    fee: 'Mahngebühr',
    claim: 'Zu zahlen',
  },
  it: {
    levels: [
      text(
        'Sollecito di pagamento: {document}',
        'Gentile {name},',
        'non abbiamo ancora ricevuto il pagamento di {document}, scaduto il {due}. La fattura è allegata.',
        'Se il pagamento è già in corso, non tenga conto di questo messaggio.',
        'Cordiali saluti,\n{sender}',
      ),
      text(
        'Secondo sollecito di pagamento: {document}',
        'Gentile {name},',
        '{document} è scaduto il {due} e non risulta ancora pagato. La preghiamo di versare {claim} entro 7 giorni.',
        'Se il ritardo ha un motivo, ce lo comunichi.',
        'Cordiali saluti,\n{sender}',
      ),
      text(
        'Ultimo sollecito: {document}',
        'Gentile {name},',
        'nonostante i nostri solleciti, {document}, scaduto il {due}, non è ancora stato pagato. La preghiamo di versare {claim} entro 7 giorni. In caso contrario affideremo il credito al recupero.',
        'Cordiali saluti,\n{sender}',
      ),
    ],
    due: 'Scadenza',
    open: 'Importo aperto',
    interest: 'Interessi',
    fee: 'Spese di sollecito',
    claim: 'Totale da pagare',
  },
  es: {
    levels: [
      text(
        'Recordatorio de pago: {document}',
        'Estimado/a {name}:',
        'Todavía no hemos recibido el pago de {document}, que venció el {due}. Adjuntamos la factura.',
        'Si el pago ya está en camino, no tenga en cuenta este mensaje.',
        'Un saludo,\n{sender}',
      ),
      text(
        'Segundo recordatorio de pago: {document}',
        'Estimado/a {name}:',
        '{document} venció el {due} y sigue pendiente. Le rogamos que pague {claim} en un plazo de 7 días.',
        'Si hay un motivo para el retraso, indíquenoslo.',
        'Un saludo,\n{sender}',
      ),
      text(
        'Último recordatorio: {document}',
        'Estimado/a {name}:',
        'A pesar de nuestros recordatorios, {document}, con vencimiento el {due}, sigue sin pagarse. Le rogamos que pague {claim} en un plazo de 7 días. De lo contrario, encargaremos el cobro a terceros.',
        'Un saludo,\n{sender}',
      ),
    ],
    due: 'Vencimiento',
    open: 'Importe pendiente',
    interest: 'Intereses',
    fee: 'Gastos de reclamación',
    claim: 'Total a pagar',
  },
  'pt-br': {
    levels: [
      text(
        'Lembrete de pagamento: {document}',
        'Olá, {name},',
        'Ainda não recebemos o pagamento de {document}, que venceu em {due}. A fatura segue em anexo.',
        'Se o pagamento já está a caminho, desconsidere esta mensagem.',
        'Atenciosamente,\n{sender}',
      ),
      text(
        'Segundo lembrete de pagamento: {document}',
        'Olá, {name},',
        '{document} venceu em {due} e continua em aberto. Pedimos que pague {claim} em até 7 dias.',
        'Se houver um motivo para o atraso, avise-nos.',
        'Atenciosamente,\n{sender}',
      ),
      text(
        'Último lembrete: {document}',
        'Olá, {name},',
        'Apesar dos lembretes anteriores, {document}, com vencimento em {due}, continua sem pagamento. Pedimos que pague {claim} em até 7 dias. Caso contrário, encaminharemos a dívida para cobrança.',
        'Atenciosamente,\n{sender}',
      ),
    ],
    due: 'Vencimento',
    open: 'Valor em aberto',
    interest: 'Juros',
    fee: 'Taxa de cobrança',
    claim: 'Total a pagar',
  },
  pt: {
    levels: [
      text(
        'Lembrete de pagamento: {document}',
        'Caro(a) {name},',
        'Ainda não recebemos o pagamento de {document}, que venceu a {due}. A fatura segue em anexo.',
        'Se o pagamento já estiver a caminho, ignore esta mensagem.',
        'Com os melhores cumprimentos,\n{sender}',
      ),
      text(
        'Segundo lembrete de pagamento: {document}',
        'Caro(a) {name},',
        '{document} venceu a {due} e continua em aberto. Pedimos que pague {claim} no prazo de 7 dias.',
        'Se houver um motivo para o atraso, informe-nos.',
        'Com os melhores cumprimentos,\n{sender}',
      ),
      text(
        'Último lembrete: {document}',
        'Caro(a) {name},',
        'Apesar dos lembretes anteriores, {document}, com vencimento a {due}, continua por pagar. Pedimos que pague {claim} no prazo de 7 dias. Caso contrário, entregaremos a dívida para cobrança.',
        'Com os melhores cumprimentos,\n{sender}',
      ),
    ],
    due: 'Vencimento',
    open: 'Valor em aberto',
    interest: 'Juros',
    fee: 'Despesas de cobrança',
    claim: 'Total a pagar',
  },
};
