import type { EuVatNumber } from '#shared/domains/eu-vat-number/schemas.ts';
import type { RISK_LEVELS, RiskInfo } from './schemas.ts';

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
 * outstanding amounts exist. A number of no member state is none that could be valid.
 */
export function isWarned({ company: { financialRisk, euVatNumber }, outstandingAmounts }: Warned): boolean {
  const isListed = financialRisk.level !== 'unknown' || financialRisk.comment !== '';
  const isVatInvalid = euVatNumber?.isEuMember === true && euVatNumber.viesValidationOutcome !== 'valid';
  return isListed || isVatInvalid || outstandingAmounts !== undefined;
}
