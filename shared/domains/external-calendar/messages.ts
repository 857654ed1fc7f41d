import type { Messages } from '#shared/kernel/messages.ts';

export const externalCalendarMessages: Messages = {
  'externalCalendar.address': {
    en: 'this address cannot be subscribed to; it has to begin with https:// and lead to the public internet',
    nl: 'op dit adres kan geen abonnement worden genomen; het moet met https:// beginnen en naar het openbare internet leiden',
    de: 'diese Adresse kann nicht abonniert werden; sie muss mit https:// beginnen und ins öffentliche Internet führen',
  },
  'externalCalendar.noSource': {
    en: 'This calendar is switched off or has no address to fetch events from',
    nl: 'Deze agenda staat uit of heeft geen adres om afspraken van op te halen',
    de: 'Dieser Kalender ist ausgeschaltet oder hat keine Adresse, von der Termine abgerufen werden',
  },
};
