import type { Translated } from '#shared/kernel/translated.ts';
import type { CompanyRole, RISK_LEVELS } from './schemas.ts';

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
export const RISK_NAMES: Readonly<Record<(typeof RISK_LEVELS)[number], Translated>> = {
  unknown: {
    en: 'Not judged',
    nl: 'Niet beoordeeld',
    de: 'Nicht beurteilt',
    it: 'Non valutato',
    es: 'Sin evaluar',
    'pt-br': 'Não avaliado',
    pt: 'Não avaliado',
  },
  lowRisk: {
    en: 'Low risk',
    nl: 'Laag risico',
    de: 'Geringes Risiko',
    it: 'Rischio basso',
    es: 'Riesgo bajo',
    'pt-br': 'Risco baixo',
    pt: 'Risco baixo',
  },
  highRisk: {
    en: 'High risk',
    nl: 'Hoog risico',
    de: 'Hohes Risiko',
    it: 'Rischio alto',
    es: 'Riesgo alto',
    'pt-br': 'Risco alto',
    pt: 'Risco alto',
  },
  blocklist: {
    en: 'Blocklist',
    nl: 'Zwarte lijst',
    de: 'Sperrliste',
    it: 'Lista di blocco',
    es: 'Lista de bloqueo',
    'pt-br': 'Lista de bloqueio',
    pt: 'Lista de bloqueio',
  },
};
