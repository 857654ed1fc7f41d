import type { Translated } from '#shared/kernel/text/translated.ts';

/** Reasons and a question as people write them, for previews. */
export const REASON: Translated = {
  en: 'The fee is not the one that we agreed.',
  nl: 'De gage is niet wat we hebben afgesproken.',
  de: 'Die Gage ist nicht die vereinbarte.',
  it: 'Il cachet non è quello concordato.',
  es: 'El caché no es el acordado.',
  'pt-br': 'O cachê não é o combinado.',
  pt: 'O cachê não é o combinado.',
};
export const QUESTION: Translated = {
  en: 'Does the fee include the hotel?',
  nl: 'Is het hotel bij de gage inbegrepen?',
  de: 'Ist das Hotel in der Gage enthalten?',
  it: "L'hotel è incluso nel cachet?",
  es: '¿El caché incluye el hotel?',
  'pt-br': 'O cachê inclui o hotel?',
  pt: 'O cachê inclui o hotel?',
};
export const ANSWER_REASON: Translated = {
  en: 'The permit says 23:00.',
  nl: 'In de vergunning staat 23:00.',
  de: 'In der Genehmigung steht 23:00 Uhr.',
  it: 'Il permesso dice le 23:00.',
  es: 'El permiso dice las 23:00.',
  'pt-br': 'A licença diz 23h00.',
  pt: 'A licença diz 23:00.',
};
export const DENIAL_REASON: Translated = {
  en: 'The list of the press is full.',
  nl: 'De perslijst is vol.',
  de: 'Die Presseliste ist voll.',
  it: 'La lista stampa è piena.',
  es: 'La lista de prensa está completa.',
  'pt-br': 'A lista da imprensa está cheia.',
  pt: 'A lista da imprensa está cheia.',
};
