import type { Messages } from '#shared/kernel/text/messages.ts';

/** Risk levels, `risk.` and the level. */
export const companyMessages: Messages = {
  'risk.unknown': {
    en: 'Not rated',
    nl: 'Niet beoordeeld',
    de: 'Nicht bewertet',
    it: 'Non valutato',
    es: 'Sin evaluar',
    'pt-br': 'Não avaliado',
    pt: 'Não avaliado',
  },
  'risk.lowRisk': {
    en: 'Low risk',
    nl: 'Laag risico',
    de: 'Geringes Risiko',
    it: 'Rischio basso',
    es: 'Riesgo bajo',
    'pt-br': 'Risco baixo',
    pt: 'Risco baixo',
  },
  'risk.highRisk': {
    en: 'High risk',
    nl: 'Hoog risico',
    de: 'Hohes Risiko',
    it: 'Rischio alto',
    es: 'Riesgo alto',
    'pt-br': 'Risco alto',
    pt: 'Risco alto',
  },
  'risk.blocklist': {
    en: 'Blocklist',
    nl: 'Blokkeerlijst',
    de: 'Sperrliste',
    it: 'Lista di blocco',
    es: 'Lista de bloqueo',
    'pt-br': 'Lista de bloqueio',
    pt: 'Lista de bloqueio',
  },
};
