import type { Messages } from '#shared/kernel/messages.ts';

export const icalendarFeedMessages: Messages = {
  'icalendarFeed.ended': {
    en: 'This calendar address has ended',
    nl: 'Dit agenda-adres is beëindigd',
    de: 'Diese Kalenderadresse ist beendet',
  },
  'icalendarFeed.tooOften': {
    en: 'This calendar was fetched too often; it can be fetched again in {seconds} seconds',
    nl: 'Deze agenda is te vaak opgehaald; over {seconds} seconden kan het weer',
    de: 'Dieser Kalender wurde zu oft abgerufen; in {seconds} Sekunden geht es wieder',
  },
  'icalendarFeed.tooMany': {
    en: 'You can have at most {max} calendar feeds; delete one first',
    nl: 'U kunt hoogstens {max} agendafeeds hebben; verwijder er eerst een',
    de: 'Sie können höchstens {max} Kalender-Feeds haben; löschen Sie zuerst einen',
  },
  'icalendarFeed.tooManyAddresses': {
    en: 'A feed has at most {max} addresses; withdraw one first',
    nl: 'Een feed heeft hoogstens {max} adressen; trek er eerst een in',
    de: 'Ein Feed hat höchstens {max} Adressen; ziehen Sie zuerst eine zurück',
  },
};
