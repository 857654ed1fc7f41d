import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const lodgingWords: KindWords = {
  one: {
    en: 'Accommodation',
    nl: 'Verblijf',
    de: 'Unterkunft',
    it: 'Alloggio',
    es: 'Alojamiento',
    'pt-br': 'Hospedagem',
    pt: 'Alojamento',
  },
  many: {
    en: 'Accommodation',
    nl: 'Verblijf',
    de: 'Unterkünfte',
    it: 'Alloggio',
    es: 'Alojamiento',
    'pt-br': 'Hospedagem',
    pt: 'Alojamento',
  },
};
