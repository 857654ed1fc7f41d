import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const advancingTemplateWords: KindWords = {
  one: {
    en: 'Advancing template',
    nl: 'Advancing-sjabloon',
    de: 'Advancing-Vorlage',
    it: 'Modello di advancing',
    es: 'Plantilla de advancing',
    'pt-br': 'Modelo de advancing',
    pt: 'Modelo de advancing',
  },
  many: {
    en: 'Advancing templates',
    nl: 'Advancing-sjablonen',
    de: 'Advancing-Vorlagen',
    it: 'Modelli di advancing',
    es: 'Plantillas de advancing',
    'pt-br': 'Modelos de advancing',
    pt: 'Modelos de advancing',
  },
};
