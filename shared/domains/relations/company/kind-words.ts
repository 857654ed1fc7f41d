import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const companyWords: KindWords = {
  one: { en: 'Company', nl: 'Bedrijf', de: 'Firma', it: 'Azienda', es: 'Empresa', 'pt-br': 'Empresa', pt: 'Empresa' },
  many: {
    en: 'Companies',
    nl: 'Bedrijven',
    de: 'Firmen',
    it: 'Aziende',
    es: 'Empresas',
    'pt-br': 'Empresas',
    pt: 'Empresas',
  },
};
