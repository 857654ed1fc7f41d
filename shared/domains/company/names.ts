import type { Locale } from '#shared/kernel/locale.ts';
import type { CompanyRole, RISK_LEVELS } from './schemas.ts';

type Words = Readonly<Record<Locale, string>>;

/** As they stand in files, which come and go in the reader's language. */
export const ROLE_NAMES: Readonly<Record<CompanyRole, Words>> = {
  promoter: { en: 'Promoter', nl: 'Promotor', de: 'Veranstalter' },
  venue: { en: 'Venue', nl: 'Locatie', de: 'Spielstätte' },
  management: { en: 'Management', nl: 'Management', de: 'Management' },
  label: { en: 'Label', nl: 'Label', de: 'Label' },
  travel: { en: 'Travel', nl: 'Reizen', de: 'Reisen' },
  hotel: { en: 'Hotel', nl: 'Hotel', de: 'Hotel' },
  supplier: { en: 'Supplier', nl: 'Leverancier', de: 'Lieferant' },
};
export const RISK_NAMES: Readonly<Record<(typeof RISK_LEVELS)[number], Words>> = {
  unknown: { en: 'Not judged', nl: 'Niet beoordeeld', de: 'Nicht beurteilt' },
  lowRisk: { en: 'Low risk', nl: 'Laag risico', de: 'Geringes Risiko' },
  highRisk: { en: 'High risk', nl: 'Hoog risico', de: 'Hohes Risiko' },
  blocklist: { en: 'Blocklist', nl: 'Zwarte lijst', de: 'Sperrliste' },
};
