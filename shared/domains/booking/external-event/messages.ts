import type { Messages } from '#shared/kernel/text/messages.ts';

export const externalEventMessages: Messages = {
  'externalEvent.synced': {
    en: 'This event comes from a subscribed calendar. Change it there',
    nl: 'Deze afspraak komt uit een abonnement en wordt gewijzigd waar zij vandaan komt',
    de: 'Dieser Termin kommt aus einem Abonnement und wird dort geändert, wo er herkommt',
    it: 'Questo evento viene da un abbonamento e si modifica dove ha origine',
    es: 'Este evento viene de una suscripción y se modifica en su origen',
    'pt-br': 'Este evento vem de uma assinatura e é alterado na origem',
    pt: 'Este evento vem de uma subscrição e altera-se na origem',
  },
};
