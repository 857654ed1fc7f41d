import { msg } from '@lingui/core/macro';
import type { RISK_LEVELS } from '#shared/domains/relations/company/kinds.ts';
import type { Company, CompanyRole } from '#shared/domains/relations/company/schemas.ts';
import { currentTag, withinSentence } from '#web/platform/i18n.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { countryNameOf } from '#web/ui/country-name.ts';
import type { Tone } from '#web/ui/tone.ts';

type Risk = (typeof RISK_LEVELS)[number];

export const useRoleNames = wordsHook<CompanyRole>({
  promoter: msg`Promoter`,
  venue: msg`Venue`,
  management: msg`Management`,
  label: msg({ context: 'record company', message: 'Label' }),
  travel: msg`Travel`,
  hotel: msg`Hotel`,
  supplier: msg`Supplier`,
});

/** `Promoter and venue` in the reader's language. */
export function useRolesText(): (roles: Company['roles']) => string {
  const names = useRoleNames();
  const format = new Intl.ListFormat(currentTag(), { type: 'conjunction' });
  return (roles) => format.format(roles.map((role, i) => (i === 0 ? names[role] : withinSentence(names[role]))));
}

export const useRiskNames = wordsHook<Risk>({
  unknown: msg`Not rated`,
  lowRisk: msg`Low risk`,
  highRisk: msg`High risk`,
  blocklist: msg`Blocklist`,
});
export const RISK_TONES: Readonly<Record<Risk, Tone>> = {
  unknown: 'grey',
  lowRisk: 'green',
  highRisk: 'red',
  blocklist: 'red',
};

export const countryText = (countryId: string): string => (countryId ? countryNameOf(countryId) : '');
