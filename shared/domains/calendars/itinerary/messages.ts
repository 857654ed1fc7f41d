import type { Messages } from '#shared/kernel/text/messages.ts';

export const itineraryMessages: Messages = {
  'itinerary.tooLong': {
    en: 'An itinerary covers at most 62 days',
    nl: 'Een reisschema beslaat hoogstens 62 dagen',
    de: 'Ein Reiseplan umfasst höchstens 62 Tage',
    it: 'Un itinerario copre al massimo 62 giorni',
    es: 'Un itinerario abarca como máximo 62 días',
    'pt-br': 'Um itinerário abrange no máximo 62 dias',
    pt: 'Um itinerário abrange no máximo 62 dias',
  },
  'itinerary.past': {
    en: 'These days are over',
    nl: 'Deze dagen zijn voorbij',
    de: 'Diese Tage sind vorbei',
    it: 'Questi giorni sono passati',
    es: 'Estos días ya han pasado',
    'pt-br': 'Estes dias já passaram',
    pt: 'Estes dias já passaram',
  },
  'itinerary.noAddress': {
    en: 'This link was not sent by email, so no one can be notified of changes',
    nl: 'Deze link is niet gemaild: niemand kan van wijzigingen op de hoogte worden gebracht',
    de: 'Dieser Link wurde nicht per E-Mail gesendet: Niemand kann über Änderungen informiert werden',
    it: 'Questo link non è stato inviato per e-mail: non si può avvisare nessuno delle modifiche',
    es: 'Este enlace no se envió por correo: no se puede avisar a nadie de los cambios',
    'pt-br': 'Este link não foi enviado por e-mail: ninguém pode ser avisado das mudanças',
    pt: 'Esta ligação não foi enviada por e-mail: ninguém pode ser avisado das alterações',
  },
  'itinerary.changed': {
    en: 'The itinerary has just changed: please check it again',
    nl: 'Het reisschema is zojuist gewijzigd: kijk het nog eens na',
    de: 'Der Reiseplan wurde gerade geändert: Bitte sehen Sie ihn noch einmal an',
    it: "L'itinerario è appena cambiato: ricontrollalo",
    es: 'El itinerario acaba de cambiar: vuelve a mirarlo',
    'pt-br': 'O itinerário acabou de mudar: confira novamente',
    pt: 'O itinerário acabou de mudar: veja-o novamente',
  },
};
