import type { Translated } from '#shared/kernel/text/translated.ts';
import type { CompanyRole } from './schemas.ts';

/** As they stand in files, which come and go in the reader's language. */
export const ROLE_NAMES: Readonly<Record<CompanyRole, Translated>> = {
  promoter: {
    en: 'Promoter',
    nl: 'Promotor',
    de: 'Veranstalter',
    it: 'Promoter',
    es: 'Promotor',
    'pt-br': 'Promotor',
    pt: 'Promotor',
  },
  venue: { en: 'Venue', nl: 'Locatie', de: 'Spielstätte', it: 'Venue', es: 'Recinto', 'pt-br': 'Local', pt: 'Recinto' },
  management: {
    en: 'Management',
    nl: 'Management',
    de: 'Management',
    it: 'Management',
    es: 'Management',
    'pt-br': 'Management',
    pt: 'Management',
  },
  label: {
    en: 'Label',
    nl: 'Label',
    de: 'Label',
    it: 'Etichetta',
    es: 'Discográfica',
    'pt-br': 'Gravadora',
    pt: 'Editora',
  },
  travel: { en: 'Travel', nl: 'Reizen', de: 'Reisen', it: 'Viaggi', es: 'Viajes', 'pt-br': 'Viagens', pt: 'Viagens' },
  hotel: { en: 'Hotel', nl: 'Hotel', de: 'Hotel', it: 'Hotel', es: 'Hotel', 'pt-br': 'Hotel', pt: 'Hotel' },
  supplier: {
    en: 'Supplier',
    nl: 'Leverancier',
    de: 'Lieferant',
    it: 'Fornitore',
    es: 'Proveedor',
    'pt-br': 'Fornecedor',
    pt: 'Fornecedor',
  },
};
