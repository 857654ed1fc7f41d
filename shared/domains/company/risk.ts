import type { EuVatNumber } from '#shared/domains/eu-vat-number/schemas.ts';
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
 * Spec section 4: the warning opens when the risk level is a listed one or a comment exists, or EU VAT is not valid, or
 * outstanding amounts exist. Every level but `unknown` is listed. A number that nobody asked for yet, or of no member state,
 * was not found invalid.
 */
export function isWarned({ company: { financialRisk, euVatNumber }, outstandingAmounts }: Warned): boolean {
  const isListed = financialRisk.level !== 'unknown' || financialRisk.comment !== '';
  const outcome = euVatNumber?.isEuMember ? euVatNumber.viesValidationOutcome : 'notEu';
  const isVatInvalid = !['valid', 'notChecked', 'notEu'].includes(outcome);
  return isListed || isVatInvalid || outstandingAmounts !== undefined;
}
