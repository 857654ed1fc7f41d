import type { Messages } from '#shared/kernel/text/messages.ts';

/** The messages of a kind that is printed: its file is not there yet, or never will be. */
export const printedMessages = (kind: string): Messages => ({
  [`${kind}.notReady`]: {
    en: 'The document is still being created; please try again in a moment',
    nl: 'Het document wordt nog gemaakt; probeer het zo opnieuw',
    de: 'Das Dokument wird noch erstellt; bitte versuchen Sie es gleich noch einmal',
    it: 'Il documento è ancora in preparazione; riprova tra un momento',
    es: 'El documento aún se está creando; vuelve a intentarlo en un momento',
    'pt-br': 'O documento ainda está sendo criado; tente novamente em instantes',
    pt: 'O documento ainda está a ser criado; tente novamente dentro de momentos',
  },
  [`${kind}.noFile`]: {
    en: 'There is no file of this type',
    nl: 'Er is geen bestand van deze soort',
    de: 'Es gibt keine Datei dieser Art',
    it: "Non c'è nessun file di questo tipo",
    es: 'No hay ningún archivo de este tipo',
    'pt-br': 'Não há nenhum arquivo deste tipo',
    pt: 'Não há nenhum ficheiro deste tipo',
  },
});

/** The messages that every kind of agreement has in the same words. */
export const agreementMessages = (kind: string): Messages => ({
  ...printedMessages(kind),
  [`${kind}.signing`]: {
    en: 'This document is out for signature or signed. Discard the signing to change it, or make a copy',
    nl: 'Dit document is ter ondertekening uitgestuurd of ondertekend. Trek de ondertekening in of maak een kopie',
    de: 'Dieses Dokument ist zur Unterschrift versendet oder unterschrieben. Verwerfen Sie den Vorgang oder legen Sie eine Kopie an',
    it: 'Questo documento è in firma o firmato. Annulla la firma per modificarlo, oppure creane una copia',
    es: 'Este documento está en firma o firmado. Descarta la firma para modificarlo, o haz una copia',
    'pt-br': 'Este documento está em assinatura ou assinado. Descarte a assinatura para alterá-lo ou faça uma cópia',
    pt: 'Este documento está em assinatura ou assinado. Descarte a assinatura para o alterar, ou faça uma cópia',
  },
  [`${kind}.paymentsDiffer`]: {
    en: 'The payments add up to {sum}, the total is {total}',
    nl: 'De betalingen komen samen uit op {sum}, het totaal is {total}',
    de: 'Die Zahlungen ergeben {sum}, die Summe ist {total}',
    it: 'I pagamenti ammontano a {sum}, il totale è {total}',
    es: 'Los pagos suman {sum}, el total es {total}',
    'pt-br': 'Os pagamentos somam {sum}, o total é {total}',
    pt: 'Os pagamentos somam {sum}, o total é {total}',
  },
  [`${kind}.otherParty`]: {
    en: 'Show {show} is agreed with another party. A document has one',
    nl: 'Show {show} is met een andere partij. Een document heeft er één',
    de: 'Show {show} hat eine andere Vertragspartei. Ein Dokument hat nur eine',
    it: "Lo show {show} è con un'altra parte. Un documento ne ha una sola",
    es: 'El show {show} es con otra parte. Un documento tiene solo una',
    'pt-br': 'O show {show} é com outra parte. Um documento tem apenas uma',
    pt: 'O espetáculo {show} é com outra parte. Um documento tem apenas uma',
  },
  [`${kind}.otherCurrency`]: {
    en: 'Show {show} has another currency. A document has one',
    nl: 'Show {show} heeft een andere valuta. Een document heeft er één',
    de: 'Show {show} hat eine andere Währung. Ein Dokument hat nur eine',
    it: "Lo show {show} ha un'altra valuta. Un documento ne ha una sola",
    es: 'El show {show} tiene otra moneda. Un documento tiene solo una',
    'pt-br': 'O show {show} tem outra moeda. Um documento tem apenas uma',
    pt: 'O espetáculo {show} tem outra moeda. Um documento tem apenas uma',
  },
  [`${kind}.manyArtists`]: {
    en: 'With show {show} there are more than 10 artists',
    nl: 'Met show {show} zijn er meer dan 10 artiesten',
    de: 'Mit Show {show} sind es mehr als 10 Künstler',
    it: 'Con lo show {show} gli artisti sono più di 10',
    es: 'Con el show {show} hay más de 10 artistas',
    'pt-br': 'Com o show {show} há mais de 10 artistas',
    pt: 'Com o espetáculo {show} há mais de 10 artistas',
  },
});
