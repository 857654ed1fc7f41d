import type { Messages } from '#shared/kernel/text/messages.ts';

export const invoiceReviewMessages: Messages = {
  'invoice.sentAlready': {
    en: 'It was sent already. Send it again from its page',
    nl: 'Deze is al verstuurd. Verstuur opnieuw vanaf de pagina',
    de: 'Sie wurde bereits gesendet. Senden Sie sie auf ihrer Seite erneut',
    it: 'È già stata inviata. Inviala di nuovo dalla sua pagina',
    es: 'Ya se envió. Vuelve a enviarla desde su página',
    'pt-br': 'Já foi enviada. Envie novamente na página dela',
    pt: 'Já foi enviada. Envie-a novamente na página dela',
  },
  'invoice.noRecipient': {
    en: 'No email address is known for its contact or company',
    nl: 'Er is geen e-mailadres van de contactpersoon of het bedrijf bekend',
    de: 'Für Kontakt oder Firma ist keine E-Mail-Adresse bekannt',
    it: 'Non è noto alcun indirizzo email del contatto o della società',
    es: 'No se conoce el correo del contacto ni de la empresa',
    'pt-br': 'Nenhum e-mail do contato ou da empresa é conhecido',
    pt: 'Não se conhece nenhum e-mail do contacto ou da empresa',
  },
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
