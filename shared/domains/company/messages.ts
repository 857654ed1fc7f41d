import type { Messages } from '#shared/kernel/messages.ts';

/** Risk levels, `risk.` and the level. */
export const companyMessages: Messages = {
  'risk.unknown': { en: 'Not judged', nl: 'Niet beoordeeld', de: 'Nicht bewertet' },
  'risk.lowRisk': { en: 'Low risk', nl: 'Laag risico', de: 'Geringes Risiko' },
  'risk.highRisk': { en: 'High risk', nl: 'Hoog risico', de: 'Hohes Risiko' },
  'risk.blocklist': { en: 'Blocklist', nl: 'Blokkeerlijst', de: 'Sperrliste' },
};
