import type { Messages } from '#shared/kernel/text/messages.ts';

export const invoiceReviewMessages: Messages = {
  'invoice.reviewFirst': {
    en: 'This bookkeeping wants a review first. Submit the draft for review',
    nl: 'Deze administratie vraagt eerst een controle. Leg het concept ter controle voor',
    de: 'Diese Buchhaltung verlangt zuerst eine Prüfung. Geben Sie den Entwurf zur Prüfung',
    it: 'Questa contabilità richiede prima una revisione. Invia la bozza in revisione',
    es: 'Esta contabilidad exige antes una revisión. Envía el borrador a revisión',
    'pt-br': 'Esta contabilidade exige primeiro uma revisão. Envie o rascunho para revisão',
    pt: 'Esta contabilidade exige primeiro uma revisão. Envie o rascunho para revisão',
  },
  'invoice.fourEyes': {
    en: 'You created this draft, so someone else has to issue it',
    nl: 'U hebt dit concept gemaakt, dus iemand anders moet het definitief maken',
    de: 'Sie haben diesen Entwurf erstellt; eine andere Person muss die Rechnung ausstellen',
    it: "Hai creato tu questa bozza: deve emetterla un'altra persona",
    es: 'Tú creaste este borrador, así que debe emitirlo otra persona',
    'pt-br': 'Você criou este rascunho; outra pessoa precisa emiti-lo',
    pt: 'Criou este rascunho; outra pessoa tem de o emitir',
  },
};
