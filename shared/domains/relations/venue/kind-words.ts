import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const venueWords: KindWords = {
  one: { en: 'Venue', nl: 'Locatie', de: 'Spielstätte', it: 'Venue', es: 'Recinto', 'pt-br': 'Local', pt: 'Recinto' },
  many: {
    en: 'Venues',
    nl: 'Locaties',
    de: 'Spielstätten',
    it: 'Venue',
    es: 'Recintos',
    'pt-br': 'Locais',
    pt: 'Recintos',
  },
};
