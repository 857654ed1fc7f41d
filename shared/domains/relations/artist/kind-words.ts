import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const artistWords: KindWords = {
  one: { en: 'Artist', nl: 'Artiest', de: 'Künstler', it: 'Artista', es: 'Artista', 'pt-br': 'Artista', pt: 'Artista' },
  many: {
    en: 'Artists',
    nl: 'Artiesten',
    de: 'Künstler',
    it: 'Artisti',
    es: 'Artistas',
    'pt-br': 'Artistas',
    pt: 'Artistas',
  },
};
