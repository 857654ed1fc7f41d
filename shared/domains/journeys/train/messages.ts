import type { Messages } from '#shared/kernel/text/messages.ts';

export const trainMessages: Messages = {
  'train.sameMinute': {
    en: 'Another train on this journey departs at the same time',
    nl: 'Een andere trein van deze reis vertrekt op hetzelfde tijdstip',
    de: 'Ein anderer Zug dieser Reise fährt zur selben Zeit ab',
    it: 'Un altro treno di questo viaggio parte alla stessa ora',
    es: 'Otro tren de este viaje sale a la misma hora',
    'pt-br': 'Outro trem desta viagem parte no mesmo horário',
    pt: 'Outro comboio desta viagem parte à mesma hora',
  },
  'train.lastSegment': {
    en: 'This is the only train of the journey: delete the journey instead',
    nl: 'Dit is de enige trein van de reis: verwijder dan de reis',
    de: 'Dies ist der einzige Zug der Reise: löschen Sie stattdessen die Reise',
    it: 'È l’unico treno del viaggio: elimini piuttosto il viaggio',
    es: 'Es el único tren del viaje: elimine el viaje en su lugar',
    'pt-br': 'Este é o único trem da viagem: exclua a viagem',
    pt: 'Este é o único comboio da viagem: elimine antes a viagem',
  },
  'train.noSegment': {
    en: 'This train is no longer part of the journey',
    nl: 'Deze trein hoort niet meer bij de reis',
    de: 'Dieser Zug gehört nicht mehr zur Reise',
    it: 'Questo treno non fa più parte del viaggio',
    es: 'Este tren ya no forma parte del viaje',
    'pt-br': 'Este trem já não faz parte da viagem',
    pt: 'Este comboio já não faz parte da viagem',
  },
};
