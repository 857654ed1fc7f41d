import type { Messages } from '#shared/kernel/messages.ts';

export const linkMessages: Messages = {
  'link.ended': {
    en: 'This link has ended',
    nl: 'Deze link is beëindigd',
    de: 'Dieser Link ist beendet',
    it: 'Questo link non è più attivo',
    es: 'Este enlace ha terminado',
    'pt-br': 'Este link foi encerrado',
    pt: 'Esta ligação terminou',
  },
  'link.live': {
    en: 'This link still works',
    nl: 'Deze link werkt nog',
    de: 'Dieser Link funktioniert noch',
    it: 'Questo link funziona ancora',
    es: 'Este enlace todavía funciona',
    'pt-br': 'Este link ainda funciona',
    pt: 'Esta ligação ainda funciona',
  },
  'link.askedToday': {
    en: 'You have asked for a new link today; the sender has been told',
    nl: 'U hebt vandaag al om een nieuwe link gevraagd; de afzender weet ervan',
    de: 'Sie haben heute bereits um einen neuen Link gebeten; der Absender wurde informiert',
    it: 'Oggi è già stato chiesto un nuovo link; il mittente è stato avvisato',
    es: 'Hoy ya se ha pedido un enlace nuevo; se ha avisado al remitente',
    'pt-br': 'Um novo link já foi pedido hoje; o remetente foi avisado',
    pt: 'Hoje já foi pedida uma nova ligação; o remetente foi avisado',
  },
};
