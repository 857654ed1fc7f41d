import type { Messages } from '#shared/kernel/text/messages.ts';

export const flightMessages: Messages = {
  'flight.number': {
    en: 'A flight number has one to four digits, as in KL 1001. Choose the airline separately',
    nl: 'Een vluchtnummer heeft één tot vier cijfers, zoals in KL 1001: de maatschappij kiest u ernaast',
    de: 'Eine Flugnummer hat ein bis vier Ziffern, wie in KL 1001: die Fluggesellschaft wird daneben gewählt',
    it: 'Un numero di volo ha da una a quattro cifre, come in KL 1001: la compagnia si sceglie accanto',
    es: 'Un número de vuelo tiene de una a cuatro cifras, como en KL 1001: la aerolínea se elige al lado',
    'pt-br': 'Um número de voo tem de um a quatro dígitos, como em KL 1001: a companhia é escolhida ao lado',
    pt: 'Um número de voo tem de um a quatro algarismos, como em KL 1001: a companhia escolhe-se ao lado',
  },
  'flight.sameAirport': {
    en: 'A flight must arrive at a different airport than it departs from',
    nl: 'Een vlucht komt op een andere luchthaven aan dan waar hij vertrekt',
    de: 'Ein Flug kommt an einem anderen Flughafen an, als er abfliegt',
    it: 'Un volo arriva in un aeroporto diverso da quello di partenza',
    es: 'Un vuelo llega a un aeropuerto distinto del de salida',
    'pt-br': 'Um voo chega a um aeroporto diferente daquele de onde parte',
    pt: 'Um voo chega a um aeroporto diferente daquele de onde parte',
  },
  'flight.sameMinute': {
    en: 'Another flight on this journey departs at the same time',
    nl: 'Een andere vlucht van deze reis vertrekt op hetzelfde tijdstip',
    de: 'Ein anderer Flug dieser Reise startet zur selben Zeit',
    it: 'Un altro volo di questo viaggio parte alla stessa ora',
    es: 'Otro vuelo de este viaje sale a la misma hora',
    'pt-br': 'Outro voo desta viagem parte no mesmo horário',
    pt: 'Outro voo desta viagem parte à mesma hora',
  },
  'flight.lastSegment': {
    en: 'This is the only flight of the journey: delete the journey instead',
    nl: 'Dit is de enige vlucht van de reis: verwijder dan de reis',
    de: 'Dies ist der einzige Flug der Reise: löschen Sie stattdessen die Reise',
    it: 'È l’unico volo del viaggio: elimini piuttosto il viaggio',
    es: 'Es el único vuelo del viaje: elimine el viaje en su lugar',
    'pt-br': 'Este é o único voo da viagem: exclua a viagem',
    pt: 'Este é o único voo da viagem: elimine antes a viagem',
  },
  'flight.noSegment': {
    en: 'This flight is no longer part of the journey',
    nl: 'Deze vlucht hoort niet meer bij de reis',
    de: 'Dieser Flug gehört nicht mehr zur Reise',
    it: 'Questo volo non fa più parte del viaggio',
    es: 'Este vuelo ya no forma parte del viaje',
    'pt-br': 'Este voo já não faz parte da viagem',
    pt: 'Este voo já não faz parte da viagem',
  },
};
