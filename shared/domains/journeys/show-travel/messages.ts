import type { Messages } from '#shared/kernel/text/messages.ts';

export const showTravelMessages: Messages = {
  'showTravel.unknown': {
    en: "This journey or accommodation doesn't exist",
    nl: 'Deze reis of dit verblijf bestaat niet',
    de: 'Diese Reise oder Unterkunft gibt es nicht',
    it: "Questo viaggio o alloggio non c'è",
    es: 'No existe este viaje o alojamiento',
    'pt-br': 'Esta viagem ou hospedagem não existe',
    pt: 'Esta viagem ou alojamento não existe',
  },
};
