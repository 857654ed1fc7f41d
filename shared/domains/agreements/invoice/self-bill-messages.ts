import type { Messages } from '#shared/kernel/text/messages.ts';

export const selfBillMessages = {
  'selfBill.noAgreement': {
    en: "The agreement on self-billing is missing: its file at the artist, its date, or the artist's own bookkeeping",
    nl: 'De overeenkomst over self-billing ontbreekt: het bestand bij de artiest, de datum of de eigen administratie van de artiest',
    de: 'Die Vereinbarung über Gutschriften fehlt: die Datei beim Künstler, ihr Datum oder der eigene Buchungskreis des Künstlers',
    it: "Manca l'accordo di autofatturazione: il file presso l'artista, la data o la contabilità dell'artista",
    es: 'Falta el acuerdo de autofacturación: su archivo en el artista, su fecha o la contabilidad del artista',
    'pt-br': 'Falta o acordo de autofaturação: o arquivo no artista, a data ou a contabilidade do artista',
    pt: 'Falta o acordo de autofaturação: o ficheiro no artista, a data ou a contabilidade do artista',
  },
  'selfBill.notAccepted': {
    en: 'The artist has not accepted this invoice',
    nl: 'De artiest heeft deze factuur niet aanvaard',
    de: 'Der Künstler hat diese Abrechnung nicht angenommen',
    it: "L'artista non ha accettato questa fattura",
    es: 'El artista no ha aceptado esta factura',
    'pt-br': 'O artista não aceitou esta fatura',
    pt: 'O artista não aceitou esta fatura',
  },
  'selfBill.wrongDay': {
    en: 'Choose a day between the day when it was sent and today',
    nl: 'Kies een dag tussen de dag van verzending en vandaag',
    de: 'Wählen Sie einen Tag zwischen dem Versand und heute',
    it: "Scegli un giorno tra l'invio e oggi",
    es: 'Elige un día entre el envío y hoy',
    'pt-br': 'Escolha um dia entre o envio e hoje',
    pt: 'Escolha um dia entre o envio e hoje',
  },
  'selfBill.payoutPlanned': {
    en: 'Payouts of {amount} are planned. Remove them first, or credit less',
    nl: 'Er zijn uitbetalingen van {amount} gepland. Verwijder ze eerst of crediteer minder',
    de: 'Auszahlungen von {amount} sind geplant. Entfernen Sie sie zuerst, oder schreiben Sie weniger gut',
    it: 'Sono previsti pagamenti per {amount}. Rimuovili prima o accredita di meno',
    es: 'Hay pagos previstos por {amount}. Elimínalos antes o abona menos',
    'pt-br': 'Há pagamentos de {amount} previstos. Remova-os antes ou credite menos',
    pt: 'Há pagamentos de {amount} previstos. Remova-os antes ou credite menos',
  },
} satisfies Messages;
