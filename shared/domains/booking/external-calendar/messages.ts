import type { Messages } from '#shared/kernel/text/messages.ts';

export const externalCalendarMessages: Messages = {
  'externalCalendar.address': {
    en: "you can't subscribe to this address; it must start with https:// and be publicly available",
    nl: 'op dit adres kan geen abonnement worden genomen; het moet met https:// beginnen en naar het openbare internet leiden',
    de: 'diese Adresse kann nicht abonniert werden; sie muss mit https:// beginnen und ins öffentliche Internet führen',
    it: 'non ci si può abbonare a questo indirizzo; deve iniziare con https:// e portare a Internet pubblico',
    es: 'no es posible suscribirse a esta dirección; debe empezar por https:// y llevar a la Internet pública',
    'pt-br': 'não é possível assinar este endereço; ele deve começar com https:// e levar à internet pública',
    pt: 'não é possível subscrever este endereço; tem de começar por https:// e levar à Internet pública',
  },
  'externalCalendar.noSource': {
    en: 'This calendar is switched off or has no address',
    nl: 'Deze agenda staat uit of heeft geen adres om afspraken van op te halen',
    de: 'Dieser Kalender ist ausgeschaltet oder hat keine Adresse, von der Termine abgerufen werden',
    it: 'Questo calendario è disattivato o non ha un indirizzo da cui leggere gli eventi',
    es: 'Este calendario está desactivado o no tiene una dirección de la que obtener eventos',
    'pt-br': 'Este calendário está desativado ou não tem endereço para buscar eventos',
    pt: 'Este calendário está desativado ou não tem endereço de onde obter eventos',
  },
};
