import type { Messages } from '#shared/kernel/text/messages.ts';

export const lodgingMessages: Messages = {
  'lodging.twice': {
    en: 'Someone already has a bed in a different room',
    nl: 'Iemand heeft al een bed',
    de: 'Jemand hat schon ein Bett',
    it: 'Qualcuno ha già un letto',
    es: 'Alguien ya tiene una cama',
    'pt-br': 'Alguém já tem uma cama',
    pt: 'Alguém já tem uma cama',
  },
  'lodging.noTraveller': {
    en: 'Only travellers of this accommodation can be in its rooms',
    nl: 'Alleen reizigers van dit verblijf slapen in de kamers',
    de: 'Nur Reisende dieser Unterkunft schlafen in ihren Zimmern',
    it: 'Nelle camere dormono solo i viaggiatori di questo soggiorno',
    es: 'En las habitaciones solo duermen los viajeros de esta estancia',
    'pt-br': 'Nos quartos dormem apenas os viajantes desta hospedagem',
    pt: 'Nos quartos dormem apenas os viajantes desta estadia',
  },
};
