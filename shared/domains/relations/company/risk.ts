import type { EuVatNumber } from '#shared/domains/relations/eu-vat-number/schemas.ts';
import type { RISK_LEVELS } from './kinds.ts';
import type { RiskInfo } from './schemas.ts';

type Level = (typeof RISK_LEVELS)[number];
const COLORS: Readonly<Record<Level, string>> = {
  unknown: '#6B7280',
  lowRisk: '#15803D',
  highRisk: '#B91C1C',
  blocklist: '#7F1D1D',
};
export const riskColor = (level: Level): string => COLORS[level];

interface Warned extends Omit<RiskInfo, 'company'> {
  readonly company: RiskInfo['company'] & { readonly euVatNumber?: EuVatNumber | undefined };
}
/**
 * The warning opens on a high risk, the blocklist, a comment, an invalid EU VAT number or outstanding amounts (spec
 * section 4). A low risk alone is good news and opens nothing. A number that was not checked yet, or is of no member
 * state, is not invalid.
 */
export function isWarned({ company: { financialRisk, euVatNumber }, outstandingAmounts }: Warned): boolean {
  const isRisky = financialRisk.level === 'highRisk' || financialRisk.level === 'blocklist';
  const isListed = isRisky || financialRisk.comment !== '';
  const outcome = euVatNumber?.isEuMember ? euVatNumber.viesValidationOutcome : 'notEu';
  const isVatInvalid = !['valid', 'notChecked', 'notEu'].includes(outcome);
  return isListed || isVatInvalid || outstandingAmounts !== undefined;
}
