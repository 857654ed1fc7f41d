import type { Messages } from '#shared/kernel/text/messages.ts';

export const paymentMessages: Messages = {
  'payment.exceedsOpen': {
    en: 'Only {amount} is outstanding',
    nl: 'Er staat nog maar {amount} open',
    de: 'Nur {amount} sind offen',
    it: 'Restano aperti solo {amount}',
    es: 'Solo quedan pendientes {amount}',
    'pt-br': 'Só estão em aberto {amount}',
    pt: 'Só estão em aberto {amount}',
  },
  'payment.dateInFuture': {
    en: 'A payment cannot be dated after today',
    nl: 'Een betaling kan niet na vandaag worden gedateerd',
    de: 'Eine Zahlung kann nicht auf einen Tag nach heute datiert werden',
    it: 'Un pagamento non può avere una data successiva a oggi',
    es: 'Un pago no puede tener fecha posterior a hoy',
    'pt-br': 'Um pagamento não pode ter data posterior a hoje',
    pt: 'Um pagamento não pode ter data posterior a hoje',
  },
  'payment.dateTooEarly': {
    en: 'A payment of this invoice cannot be dated before {date}',
    nl: 'Een betaling van deze factuur kan niet vóór {date} worden gedateerd',
    de: 'Eine Zahlung dieser Rechnung kann nicht vor dem {date} datiert werden',
    it: 'Un pagamento di questa fattura non può avere una data anteriore al {date}',
    es: 'Un pago de esta factura no puede tener fecha anterior al {date}',
    'pt-br': 'Um pagamento desta fatura não pode ter data anterior a {date}',
    pt: 'Um pagamento desta fatura não pode ter data anterior a {date}',
  },
  'payment.writeOffAbove': {
    en: 'At most {amount} of an invoice can be written off; create a credit note for more',
    nl: 'Van een factuur kan hoogstens {amount} worden afgeschreven; maak voor meer een creditnota',
    de: 'Von einer Rechnung können höchstens {amount} abgeschrieben werden; erstellen Sie für mehr eine Gutschrift',
    it: 'Di una fattura si possono stornare al massimo {amount}; per importi maggiori crea una nota di credito',
    es: 'De una factura se pueden condonar como máximo {amount}; para más, crea una nota de crédito',
    'pt-br': 'De uma fatura só se pode dar baixa de no máximo {amount}; para mais, crie uma nota de crédito',
    pt: 'De uma fatura só se pode abater no máximo {amount}; para mais, crie uma nota de crédito',
  },
};
