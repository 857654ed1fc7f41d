import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const showWords: KindWords = {
  one: { en: 'Show', nl: 'Show', de: 'Show', it: 'Show', es: 'Show', 'pt-br': 'Show', pt: 'Espetáculo' },
  many: { en: 'Shows', nl: 'Shows', de: 'Shows', it: 'Show', es: 'Shows', 'pt-br': 'Shows', pt: 'Espetáculos' },
};
