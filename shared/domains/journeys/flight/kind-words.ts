import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const flightWords: KindWords = {
  one: { en: 'Flight', nl: 'Vlucht', de: 'Flug', it: 'Volo', es: 'Vuelo', 'pt-br': 'Voo', pt: 'Voo' },
  many: { en: 'Flights', nl: 'Vluchten', de: 'Flüge', it: 'Voli', es: 'Vuelos', 'pt-br': 'Voos', pt: 'Voos' },
};
