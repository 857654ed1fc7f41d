import type { Messages } from '#shared/kernel/messages.ts';

export const externalEventMessages: Messages = {
  'externalEvent.synced': {
    en: 'This event comes from a subscription and is changed where it comes from',
    nl: 'Deze afspraak komt uit een abonnement en wordt gewijzigd waar zij vandaan komt',
    de: 'Dieser Termin kommt aus einem Abonnement und wird dort geändert, wo er herkommt',
  },
};
