import type { Messages } from '#shared/kernel/messages.ts';

export const linkMessages: Messages = {
  'link.ended': { en: 'This link has ended', nl: 'Deze link is beëindigd', de: 'Dieser Link ist beendet' },
  'link.live': { en: 'This link still works', nl: 'Deze link werkt nog', de: 'Dieser Link funktioniert noch' },
  'link.askedToday': {
    en: 'You have asked for a new link today; the sender has been told',
    nl: 'U hebt vandaag al om een nieuwe link gevraagd; de afzender weet ervan',
    de: 'Sie haben heute bereits um einen neuen Link gebeten; der Absender wurde informiert',
  },
};
