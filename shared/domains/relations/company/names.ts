import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';
import type { CompanyRole } from './schemas.ts';

/** As they stand in files, which come and go in the reader's language. */
export const ROLE_NAMES: Readonly<Record<CompanyRole, Translated>> = {
  promoter: TERMS.promoter,
  venue: HEADINGS.venue,
  management: TERMS.management,
  label: {
    en: 'Label',
    nl: 'Label',
    de: 'Label',
    it: 'Etichetta',
    es: 'Discográfica',
    'pt-br': 'Gravadora',
    pt: 'Editora',
  },
  travel: TERMS.travel,
  hotel: TERMS.hotel,
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
