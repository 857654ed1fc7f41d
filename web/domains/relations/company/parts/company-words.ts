import { useLingui } from '@lingui/react/macro';
import type { RISK_LEVELS } from '#shared/domains/relations/company/kinds.ts';
import type { Company, CompanyRole } from '#shared/domains/relations/company/schemas.ts';
import { currentTag, withinSentence } from '#web/platform/i18n.ts';
import { countryNameOf } from '#web/ui/country-name.ts';
import type { Tone } from '#web/ui/tone.ts';

type Risk = (typeof RISK_LEVELS)[number];

export function useRoleNames(): Readonly<Record<CompanyRole, string>> {
  const { t } = useLingui();
  return {
    promoter: t`Promoter`,
    venue: t`Venue`,
    management: t`Management`,
    label: t({ context: 'record company', message: 'Label' }),
    travel: t`Travel`,
    hotel: t`Hotel`,
    supplier: t`Supplier`,
  };
}

/** `Promoter and venue` in the reader's language. */
export function useRolesText(): (roles: Company['roles']) => string {
  const names = useRoleNames();
  const format = new Intl.ListFormat(currentTag(), { type: 'conjunction' });
  return (roles) => format.format(roles.map((role, i) => (i === 0 ? names[role] : withinSentence(names[role]))));
}

export function useRiskNames(): Readonly<Record<Risk, string>> {
  const { t } = useLingui();
  return { unknown: t`Not rated`, lowRisk: t`Low risk`, highRisk: t`High risk`, blocklist: t`Blocklist` };
}
export const RISK_TONES: Readonly<Record<Risk, Tone>> = {
  unknown: 'grey',
  lowRisk: 'green',
  highRisk: 'red',
  blocklist: 'red',
};

export const countryText = (countryId: string): string => (countryId ? countryNameOf(countryId) : '');
