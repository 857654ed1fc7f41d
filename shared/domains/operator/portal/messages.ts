import type { Messages } from '#shared/kernel/text/messages.ts';

export const portalMessages = {
  'portal.noEmail': {
    en: 'This contact has no email address',
    nl: 'Deze contactpersoon heeft geen e-mailadres',
    de: 'Dieser Kontakt hat keine E-Mail-Adresse',
    it: 'Questo contatto non ha un indirizzo e-mail',
    es: 'Este contacto no tiene correo electrónico',
    'pt-br': 'Este contato não tem e-mail',
    pt: 'Este contacto não tem e-mail',
  },
  'portal.noOpen': {
    en: 'This is no longer open. Reload the page',
    nl: 'Dit staat niet meer open. Laad de pagina opnieuw',
    de: 'Das ist nicht mehr offen. Laden Sie die Seite neu',
    it: 'Non è più in sospeso. Ricarica la pagina',
    es: 'Ya no está pendiente. Recarga la página',
    'pt-br': 'Isto não está mais pendente. Recarregue a página',
    pt: 'Isto já não está pendente. Recarregue a página',
  },
} satisfies Messages;
