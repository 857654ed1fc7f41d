import type { Messages } from '#shared/kernel/text/messages.ts';

export const icalendarFeedMessages: Messages = {
  'icalendarFeed.ended': {
    en: 'This calendar address has expired',
    nl: 'Dit agenda-adres is beëindigd',
    de: 'Diese Kalenderadresse ist beendet',
    it: 'Questo indirizzo di calendario non è più attivo',
    es: 'Esta dirección de calendario ha terminado',
    'pt-br': 'Este endereço de calendário foi encerrado',
    pt: 'Este endereço de calendário terminou',
  },
  'icalendarFeed.tooOften': {
    en: 'This calendar was loaded too often. Try again in {seconds} seconds',
    nl: 'Deze agenda is te vaak opgehaald; over {seconds} seconden kan het weer',
    de: 'Dieser Kalender wurde zu oft abgerufen; in {seconds} Sekunden geht es wieder',
    it: 'Questo calendario è stato letto troppo spesso; si può leggere di nuovo tra {seconds} secondi',
    es: 'Este calendario se ha consultado demasiado; se puede volver a consultar en {seconds} segundos',
    'pt-br': 'Este calendário foi consultado demais; pode ser consultado novamente em {seconds} segundos',
    pt: 'Este calendário foi consultado demasiadas vezes; pode ser consultado novamente dentro de {seconds} segundos',
  },
  'icalendarFeed.tooMany': {
    en: 'You can have at most {max} calendar feeds; delete one first',
    nl: 'U kunt hoogstens {max} agendafeeds hebben; verwijder er eerst een',
    de: 'Sie können höchstens {max} Kalender-Feeds haben; löschen Sie zuerst einen',
    it: 'Puoi avere al massimo {max} feed del calendario; eliminane prima uno',
    es: 'Puedes tener como máximo {max} feeds de calendario; elimina antes uno',
    'pt-br': 'Você pode ter no máximo {max} feeds de calendário; exclua um primeiro',
    pt: 'Pode ter no máximo {max} feeds de calendário; elimine um primeiro',
  },
  'icalendarFeed.tooManyAddresses': {
    en: 'A feed has at most {max} addresses; withdraw one first',
    nl: 'Een feed heeft hoogstens {max} adressen; trek er eerst een in',
    de: 'Ein Feed hat höchstens {max} Adressen; ziehen Sie zuerst eine zurück',
    it: 'Un feed ha al massimo {max} indirizzi; revocane prima uno',
    es: 'Un feed tiene como máximo {max} direcciones; retira antes una',
    'pt-br': 'Um feed tem no máximo {max} endereços; revogue um primeiro',
    pt: 'Um feed tem no máximo {max} endereços; revogue um primeiro',
  },
};
